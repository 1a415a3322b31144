import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test, undoAfterwards } from "../../drive/shared-page";
import { ONCE } from "../../drive/visit";
import { SITE_DIR, SITE_ORIGIN } from "../../read/settings";

/** One page for each kind of hero, and a case study. */
const routes = [
  "/",
  "/about",
  "/partner",
  "/pricing",
  "/shopify-fashion-marketing",
  "/shopify-beauty-marketing",
  "/case-studies/boheme",
];

/** In characters. */
const pieceLength = 1200;

const widths = [360, 768, 900, 1440];

/** Browsers call 0.1 good. A row of cards may grow by a line when its last card arrives, which is 0.03. */
const limit = 0.05;

test(
  "nothing in sight moves while the HTML arrives in pieces",
  ONCE,
  async ({ page }) => {
    const server = createServer((request, response) => {
      void sendInPieces(request.url ?? "/", response);
    });
    await new Promise<void>((resolve) =>
      server.listen(0, "127.0.0.1", resolve),
    );
    undoAfterwards(page, async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    const { port } = server.address() as AddressInfo;
    const moved: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const route of routes) {
        await page.goto(`http://127.0.0.1:${port}${route}`, {
          waitUntil: "domcontentloaded",
        });
        const shift = await page.evaluate(readLayoutShift);
        if (shift > limit)
          moved.push(`${route} at ${width} px: ${shift.toFixed(3)}`);
      }
    }
    expect(moved).toEqual([]);
  },
);

/** Sends a page's hero in pieces, and a frame or two between them; other files come from the site's own server. */
async function sendInPieces(
  url: string,
  response: ServerResponse,
): Promise<void> {
  if (url.includes(".")) {
    response.writeHead(302, { Location: SITE_ORIGIN + url }).end();
    return;
  }
  const html = readFileSync(path.join(SITE_DIR, url, "index.html"), "utf8");
  const heroStart = html.indexOf("<main");
  const heroEnd = html.indexOf("</section>", heroStart);
  response.writeHead(200, { "Content-Type": "text/html;charset=utf-8" });
  response.write(html.slice(0, heroStart));
  for (let start = heroStart; start < heroEnd; start += pieceLength) {
    response.write(html.slice(start, Math.min(start + pieceLength, heroEnd)));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  response.end(html.slice(heroEnd));
}

/** Runs in the page. */
function readLayoutShift(): Promise<number> {
  type LayoutShift = PerformanceEntry & { value: number };
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as LayoutShift[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(0), 50));
  });
}
