import type { RequestListener, ServerResponse } from "node:http";
import {
  type LocatedIssue,
  countIssues,
  errorsFirst,
  formatIssues,
} from "../content/issues";
import { type IssueReport, problemsPath } from "./issue-report";

const pages = new Set<ServerResponse>();
let issues: readonly LocatedIssue[] = [];
let printed = "";

/** Shows content problems on each page of `develop`, and in the terminal if they have changed. */
export function reportIssues(found: readonly LocatedIssue[]): void {
  issues = found;
  const words = issues.length > 0 ? formatIssues(issues) : "";
  pages.forEach(sendLatest);
  if (words !== printed) printLines(words || "content/ has no errors any more");
  printed = words;
}

function sendLatest(page: ServerResponse): void {
  const latest: IssueReport = {
    headline: issues.length > 0 ? countIssues(issues) : "",
    issues: errorsFirst(issues),
  };
  page.write(`data: ${JSON.stringify(latest)}\n\n`);
}

/** Gatsby's reporter wraps lines at 80 columns, which would split file, line, and field. */
export function printLines(words: string): void {
  process.stderr.write(`\n${words}\n\n`);
}

export type Middleware = (
  ...args: [...Parameters<RequestListener>, next: () => void]
) => void;

export interface DevelopServer {
  get: (address: string, handle: RequestListener) => void;
  use: (handle: Middleware) => void;
}

/** Sends content problems to every open page of `develop` as server-sent events, on connection and after each check. */
export function serveIssues({ app }: { app: DevelopServer }): void {
  app.get(problemsPath, (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Gatsby's server compresses responses, which would delay events until a block is full.
      "Cache-Control": "no-cache, no-transform",
    });
    pages.add(response);
    sendLatest(response);
    request.on("close", () => pages.delete(response));
  });
}
