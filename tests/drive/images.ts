import type { Page } from "@playwright/test";

/** Faults of the images on a page that has been scrolled through: not loaded, or without an alt attribute. */
export async function findImageFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = Array.from(document.images);
    const shown = images.filter((image) => image.checkVisibility());
    // Pictures beyond the edge of a slider wait to be slid into view.
    shown.forEach((image) => image.setAttribute("loading", "eager"));
    await Promise.allSettled(shown.map((image) => image.decode()));
    return [
      ...shown
        .filter((image) => image.naturalWidth === 0)
        .map((image) => `not loaded: ${image.currentSrc || image.src}`),
      ...images
        .filter((image) => !image.hasAttribute("alt"))
        .map((image) => `without alt: ${image.currentSrc || image.src}`),
    ];
  });
}
