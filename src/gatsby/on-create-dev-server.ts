import { readFile } from "node:fs/promises";
import { writeEditor } from "../tools/editor/write-editor";
import { editorPath } from "../lib/urls/routes";
import { contentTypes, loadContent } from "../content-types";
import {
  type DevelopServer,
  printLines,
  serveIssues,
} from "./report/serve-issues";

/** Adds the problem feed to `develop`, and the editor to `npm run write`. */
export async function onCreateDevServer({
  app,
}: {
  app: DevelopServer;
}): Promise<void> {
  serveIssues({ app });
  if (process.env.SERVE_EDITOR === undefined) return;
  await writeEditor(
    "public",
    contentTypes,
    (await loadContent()).records,
    true,
  );
  // Gatsby serves the other files in public/ by itself.
  const page = await readFile(`public${editorPath}/index.html`);
  app.get(editorPath, (_, response) =>
    response.setHeader("Content-Type", "text/html").end(page),
  );
  // The editor's link to the home page has the name of its folder.
  app.get("/home", (_, response) =>
    response.writeHead(302, { Location: "/" }).end(),
  );
  printLines(
    `The editor will be at ${editorPath}, such as http://localhost:8000${editorPath}`,
  );
}
