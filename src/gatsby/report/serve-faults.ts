import type { IncomingMessage, ServerResponse } from "node:http";
import { faultsAddress } from "../../develop/fault-report";
import { readFaults } from "./fault-feed";

/** The part of the development server (an Express app) that is used here. */
interface DevelopServer {
  get: (
    address: string,
    handle: (request: IncomingMessage, response: ServerResponse) => void,
  ) => void;
}

/**
 * Sends the faults of the content to every open page of `develop`, as server-sent events: one at once and
 * one after each check. Pages show them (src/develop/watch-faults.ts).
 */
export function serveFaults({ app }: { app: DevelopServer }): void {
  app.get(faultsAddress, (request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/event-stream",
      // Gatsby's server compresses answers, and would hold events back until a block is full.
      "Cache-Control": "no-cache, no-transform",
    });
    const stop = readFaults((report) => response.write(`data: ${JSON.stringify(report)}\n\n`));
    request.on("close", stop);
  });
}
