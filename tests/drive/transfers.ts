import type { Page } from "@playwright/test";

/** One answer of the server, as large as the connection carried it: compressed, and without headers, which HTTP/2 says in a few bytes. */
export interface Transfer {
  path: string;
  bytes: number;
  /** How the body was compressed; undefined where it was not. */
  encoding: string | undefined;
}

/** Records everything that a page fetches. Start it before the page is opened; the list grows until the page is closed. */
export async function watchTransfers(page: Page): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const answers = new Map<string, Omit<Transfer, "bytes"> & { headBytes: number }>();
  const session = await page.context().newCDPSession(page);
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const { pathname } = new URL(response.url);
    const headers = new Headers(response.headers);
    answers.set(requestId, {
      path: pathname,
      headBytes: response.encodedDataLength,
      encoding: headers.get("content-encoding") ?? undefined,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const { headBytes, ...answer } = answers.get(requestId) ?? { headBytes: 0 };
    if ("path" in answer) transfers.push({ ...answer, bytes: encodedDataLength - headBytes });
  });
  await session.send("Network.enable");
  return transfers;
}
