import type { Page } from "@playwright/test";

/** Limit of upscaling: screen pixels per file pixel, each way. */
const MAX_SCALE = 1.1;

/**
 * Images that do not load, are upscaled, or are distorted. axe finds those without an alt attribute, screen-readers.test.ts those without
 * a width or height.
 */
export async function findImageProblems(page: Page): Promise<string[]> {
  return page.evaluate(async (maxScale) => {
    const shown = Array.from(document.images).filter((image) =>
      image.checkVisibility(),
    );
    // Lazy pictures beyond the edge of a slider load when they slide into view.
    shown.forEach((image) => image.setAttribute("loading", "eager"));
    // The first attempt fails if the browser switches to another size of the picture meanwhile.
    await Promise.allSettled(
      shown.map((image) => image.decode().catch(() => image.decode())),
    );
    const coarse = await Promise.all(shown.map(findCoarse));
    return [
      ...coarse.flat(),
      ...shown
        .filter((image) => image.naturalWidth === 0)
        .map((image) => `not loaded: ${image.currentSrc || image.src}`),
      ...shown
        .filter((image) => getComputedStyle(image).objectFit === "fill")
        .filter(
          ({ clientWidth, clientHeight, naturalWidth, naturalHeight }) => {
            const stretch =
              (clientWidth * naturalHeight) / (clientHeight * naturalWidth);
            return Math.abs(stretch - 1) > 0.05;
          },
        )
        .map((image) => `out of shape: ${image.currentSrc || image.src}`),
    ];

    /** With `srcset`, an image's natural size depends on its layout, not on its file. */
    async function findCoarse(image: HTMLImageElement): Promise<string[]> {
      const { currentSrc, clientWidth, clientHeight } = image;
      if (new URL(currentSrc).pathname.endsWith(".svg")) return [];
      const file = new Image();
      file.src = currentSrc;
      await file.decode();
      const across = clientWidth / file.naturalWidth;
      const down = clientHeight / file.naturalHeight;
      const isWhole = getComputedStyle(image).objectFit === "contain";
      const scale =
        (isWhole ? Math.min : Math.max)(across, down) * devicePixelRatio;
      return scale > maxScale
        ? [`drawn at ${scale.toFixed(2)} times its file: ${currentSrc}`]
        : [];
    }
  }, MAX_SCALE);
}
