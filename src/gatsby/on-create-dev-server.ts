import { readFile } from "node:fs/promises";
import { writeEditor } from "../editor/write-editor";
import { editorPath } from "../lib/urls/routes";
import { contentTypes, loadContent } from "../content-types";
import { created } from "./create-pages/create-pages";
import {
  type DevelopServer,
  type Middleware,
  printLines,
  serveIssues,
} from "./report/serve-issues";
import { checkSpellingSoon } from "./report/watch-spelling";

interface ServerArgs {
  app: DevelopServer;
  /** What Gatsby knows about its command, with the port that it has found free. */
  store: { getState: () => { program?: { port?: number } } };
}

/** Adds the problem feed and the redirects to `develop`, and the editor to `npm run write`. */
export async function onCreateDevServer({
  app,
  store,
}: ServerArgs): Promise<void> {
  serveIssues({ app });
  checkSpellingSoon();
  app.use(redirectFormer);
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
  const { port = 8000 } = store.getState().program ?? {};
  printLines(`The editor will be at http://localhost:${port}${editorPath}`);
}

/** Redirects former paths as hosts do, but not permanently: browsers would remember it after the content has changed again. */
const redirectFormer: Middleware = (request, response, next) => {
  const { path = "", search = "" } =
    /^(?<path>[^?]*?)\/?(?<search>\?.*)?$/.exec(request.url ?? "")?.groups ??
    {};
  const target = created.redirects[path];
  if (target === undefined) next();
  else response.writeHead(302, { Location: target + search }).end();
};
