import type { Page } from "@playwright/test";
import { expect, test, undoAfterwards } from "../../drive/shared-page";
import { ONCE, SCREENS } from "../../drive/visit";

// Text comes above its picture: phones start with text, wider screens show the picture.
for (const path of ["/shopify-fashion-marketing"]) {
  test(
    `${path} fetches the picture of its hero, and no other, at high priority`,
    ONCE,
    async ({ page }) => {
      const urgent = await watchUrgentPictures(page);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        urgent.clear();
        await page.goto(path);
        const opensWithWords = screen.width === 360;
        const read = () => page.evaluate(readLargestPaint);
        const at = `at ${screen.width} px`;
        await expect.poll(read, at).toMatch(opensWithWords ? /^$/ : /\.avif$/);
        const largest = await read();
        await expect
          .poll(() => [...urgent], at)
          .toEqual([largest || expect.stringMatching(/\.avif$/)]);
      }
    },
  );
}

/** The URLs of pictures that are requested at high priority. */
async function watchUrgentPictures(page: Page): Promise<Set<string>> {
  const urgent = new Set<string>();
  const session = await page.context().newCDPSession(page);
  undoAfterwards(page, () => session.detach());
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request }) => {
    const isPicture = /\.(avif|jpe?g|png)$/.test(request.url);
    if (isPicture && request.initialPriority === "High")
      urgent.add(request.url);
  });
  return urgent;
}

/** The URL of the picture that is the LCP; empty if text is. */
async function readLargestPaint(): Promise<string> {
  const inSight = (image: Element) =>
    image.getBoundingClientRect().top < innerHeight;
  await Promise.all(
    Array.from(document.images)
      .filter(inSight)
      .map((image) => image.decode()),
  );
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as
        | LargestContentfulPaint
        | undefined;
      resolve(last?.url ?? "");
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
