import type { Page } from "@playwright/test";

/** How many pixels of the screen one pixel of a file may cover, each way. */
const MOST_SCALE = 1.1;

/**
 * Images of a page that do not load, are larger than their file, or in another shape than their own. Those without an alt attribute
 * axe finds, those without a width or a height screen-readers.test.ts.
 */
export async function findImageFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const shown = Array.from(document.images).filter((image) => image.checkVisibility());
    // Pictures beyond the edge of a slider wait to be slid into view.
    shown.forEach((image) => image.setAttribute("loading", "eager"));
    // The first try fails where the browser takes another size of the picture meanwhile.
    await Promise.allSettled(shown.map((image) => image.decode().catch(() => image.decode())));
    const coarse = await Promise.all(shown.map(findCoarse));
    return [
      ...coarse.flat(),
      ...shown
        .filter((image) => image.naturalWidth === 0)
        .map((image) => `not loaded: ${image.currentSrc || image.src}`),
      ...shown
        .filter((image) => getComputedStyle(image).objectFit === "fill")
        .filter(({ clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
          const stretch = (clientWidth * naturalHeight) / (clientHeight * naturalWidth);
          return Math.abs(stretch - 1) > 0.05;
        })
        .map((image) => `out of shape: ${image.currentSrc || image.src}`),
    ];

    /** An image's own size is that of its place, not of its file, where the browser has chosen among files. */
    async function findCoarse(image: HTMLImageElement): Promise<string[]> {
      const { currentSrc, clientWidth, clientHeight } = image;
      if (new URL(currentSrc).pathname.endsWith(".svg")) return [];
      const file = new Image();
      file.src = currentSrc;
      await file.decode();
      const across = clientWidth / file.naturalWidth;
      const down = clientHeight / file.naturalHeight;
      const isWhole = getComputedStyle(image).objectFit === "contain";
      const scale = (isWhole ? Math.min : Math.max)(across, down) * devicePixelRatio;
      return scale > most ? [`drawn at ${scale.toFixed(2)} times its file: ${currentSrc}`] : [];
    }
  }, MOST_SCALE);
}
