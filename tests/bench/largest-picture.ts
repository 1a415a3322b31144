import { chromium } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_FLAGS, findChromium } from "../../scripts/find-chromium";
import type { Size } from "./limit-page";

/** The phone that Lighthouse measures with. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Size in pixels of the picture that takes most of a phone's first screen of this page, as the phone gets it; `undefined` when there is
 * none. Asked of a browser, because only a browser knows which of a picture's files it takes.
 */
export async function findLargestPicture(address: string): Promise<Size | undefined> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage(PHONE);
    await page.goto(address);
    const source = await page.evaluate(() => {
      const onScreen = Array.from(document.images).filter(
        (image) => image.complete && image.getBoundingClientRect().top < window.innerHeight,
      );
      return onScreen.sort((a, b) => b.width * b.height - a.width * a.height)[0]?.currentSrc;
    });
    if (!source) return undefined;
    const { width, height } = await sharp(await (await page.request.get(source)).body()).metadata();
    return { width, height };
  } finally {
    await browser.close();
  }
}
