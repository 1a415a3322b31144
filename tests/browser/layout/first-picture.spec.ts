import type { Page } from "@playwright/test";
import { expect, test, undoAfterwards } from "../../drive/lent-page";
import { ONCE } from "../../drive/visit";
import { readCases } from "../../read/cases";

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

// Words stand above their pictures: phones open with these, wider screens with the picture.
for (const path of [readCases()[0]!.path, "/shopify-fashion-marketing"]) {
  test(
    `${path} has its picture fetched first where it is the largest paint`,
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
        const expected = opensWithWords ? [] : [await read()];
        await expect.poll(() => [...urgent], at).toEqual(expected);
      }
    },
  );
}

/** The addresses of pictures that are asked for ahead of all others, as they come. */
async function watchUrgentPictures(page: Page): Promise<Set<string>> {
  const urgent = new Set<string>();
  const session = await page.context().newCDPSession(page);
  undoAfterwards(page, () => session.detach());
  await session.send("Network.enable");
  session.on("Network.requestWillBeSent", ({ request }) => {
    const isPicture = /\.(avif|jpe?g|png)$/.test(request.url);
    if (isPicture && request.initialPriority === "High") urgent.add(request.url);
  });
  return urgent;
}

/** The address of the picture that is the largest paint; empty where words are. */
async function readLargestPaint(): Promise<string> {
  const inSight = (image: Element) => image.getBoundingClientRect().top < innerHeight;
  await Promise.all(
    Array.from(document.images)
      .filter(inSight)
      .map((image) => image.decode()),
  );
  await new Promise((goOn) => requestAnimationFrame(() => requestAnimationFrame(goOn)));
  return new Promise((tell) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as LargestContentfulPaint | undefined;
      tell(last?.url ?? "");
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
