import type { IncomingMessage, ServerResponse } from "node:http";
import { faultsAddress } from "../../develop/problem-report";
import { readProblems } from "./report-problems";

/** The part of the development server (an Express app) that is used here. */
interface DevelopServer {
  get: (
    address: string,
    handle: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
}

/**
 * Sends the problems of the content to every open page of `develop`, as server-sent events: one at once and
 * one after each check. Pages show them (src/develop/watch-problems.ts).
 */
export function serveProblems({ app }: { app: DevelopServer }): void {
  app.get(faultsAddress, (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Gatsby's server compresses answers, and would hold events back until a block is full.
      "Cache-Control": "no-cache, no-transform",
    });
    const stop = readProblems((report) => response.write(`data: ${JSON.stringify(report)}\n\n`));
    request.on("close", stop);
  });
}
