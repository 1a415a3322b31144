import type { IncomingMessage, ServerResponse } from "node:http";
import { bundleEditor, renderEditorPage, sveltiaDir } from "../editor/editor-files";
import { editorPath } from "../site/urls/routes";
import { contentTypes, loadContent } from "./records/content-types";
import { printLines, serveIssues } from "./report/serve-issues";

/** A response of Express, which Gatsby's server is made with. */
interface Response extends ServerResponse {
  sendFile: (path: string, options: { root: string }) => void;
}

type Handle = (request: IncomingMessage, response: Response) => void | Promise<void>;

interface DevelopServer {
  get: (address: string, handle: Handle) => void;
  use: (address: string, handle: Handle) => void;
}

/** Adds the problem feed to `develop`, and the editor to `npm run write`. */
export function onCreateDevServer({ app }: { app: DevelopServer }): void {
  serveIssues({ app });
  if (process.env.EDITOR === undefined) return;
  app.use(`${editorPath}/sveltia`, ({ url = "" }, response) => {
    response.sendFile(url, { root: sveltiaDir });
  });
  app.get(editorPath, (_, response) => send(response, "text/html", renderEditorPage()));
  app.get(`${editorPath}/start.js`, async (_, response) => {
    // Bundled for each visit, so that new entries start with the content as it is.
    const { records } = await loadContent();
    send(response, "text/javascript", await bundleEditor(contentTypes, records));
  });
  // The editor's link to the home page has the name of its folder.
  app.get("/home", (_, response) => {
    response.writeHead(302, { Location: "/" }).end();
  });
  printLines(
    `The editor will be at ${editorPath} of the site's URL, such as http://localhost:8000${editorPath}`,
  );
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
}
