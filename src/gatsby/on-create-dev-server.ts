import { readFile } from "node:fs/promises";
import type { NodePluginArgs } from "gatsby";
import { writeEditor } from "../editor/write-editor";
import { editorPath } from "../lib/urls/routes";
import { contentTypes, loadContent } from "../content-types";
import {
  type DevelopServer,
  type Middleware,
  printLines,
  serveIssues,
} from "../develop/serve-issues";
import { findRedirects } from "./find-redirects";

type ServerArgs = Pick<NodePluginArgs, "getNodesByType"> & {
  app: DevelopServer;
};

/** Adds the problem feed and the redirects to `develop`, and the editor to `npm run write`. */
export async function onCreateDevServer({
  app,
  getNodesByType,
}: ServerArgs): Promise<void> {
  serveIssues({ app });
  app.use(redirectFormer(getNodesByType));
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
  printLines(`The editor will be at ${editorPath} of the site's URL`);
}

/** Redirects former paths as hosts do, but not permanently: browsers would remember it after the content has changed again. */
function redirectFormer(
  getNodesByType: NodePluginArgs["getNodesByType"],
): Middleware {
  return (request, response, next) => {
    const [path = "", search] = (request.url ?? "").split("?");
    const isFile = path.includes(".");
    const redirects = isFile ? {} : findRedirects({ getNodesByType });
    const target = redirects[path.replace(/\/$/, "")];
    if (target === undefined) {
      next();
      return;
    }
    const Location = search === undefined ? target : `${target}?${search}`;
    response.writeHead(302, { Location }).end();
  };
}
