import { writeEditor } from "../editor/write-editor";
import { editorPath } from "../site/urls/routes";
import { contentTypes, loadContent } from "./records/content-types";
import { type DevelopServer, printLines, serveIssues } from "./report/serve-issues";

/** Adds the problem feed to `develop`, and the editor to `npm run write`. */
export async function onCreateDevServer({ app }: { app: DevelopServer }): Promise<void> {
  serveIssues({ app });
  if (process.env.SERVE_EDITOR === undefined) return;
  await writeEditor("public", contentTypes, (await loadContent()).records);
  // The editor's link to the home page has the name of its folder.
  for (const [from, to] of [
    [editorPath, `${editorPath}/index.html`],
    ["/home", "/"],
  ] as const)
    app.get(from, (_, response) => response.writeHead(302, { Location: to }).end());
  printLines(`The editor will be at ${editorPath}, such as http://localhost:8000${editorPath}`);
}
