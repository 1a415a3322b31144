import type { Page } from "@playwright/test";

/** One answer of the server, as large as the connection carried it: compressed, with its headers. */
export interface Transfer {
  path: string;
  bytes: number;
  /** How the body was compressed; undefined where it was not. */
  encoding: string | undefined;
}

/** Records everything that a page fetches. Start it before the page is opened; the list grows until the page is closed. */
export async function watchTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const answers = new Map<string, Omit<Transfer, "bytes">>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const headers = new Headers(response.headers);
    answers.set(requestId, {
      path: pathname,
      encoding: headers.get("content-encoding") ?? undefined,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) transfers.push({ ...answer, bytes: encodedDataLength });
  });
  await session.send("Network.enable");
  return transfers;
}
