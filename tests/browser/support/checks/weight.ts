import type { Page } from "@playwright/test";

/**
 * The files that a page's HTML and scripts ask for, and their kilobytes (1,000 bytes) as sent. Lazy pictures don't count: each version of
 * a browser fetches others of them.
 */
export async function readWeights(
  page: Page,
): Promise<{ name: string; kilobytes: number }[]> {
  // Fonts come last.
  await page.waitForFunction(
    () =>
      document.fonts.status === "loaded" &&
      performance
        .getEntriesByType("resource")
        .some(({ name }) => name.endsWith(".woff2")),
  );
  return page.evaluate(() => {
    const lazy = Array.from(document.images)
      .filter(({ loading }) => loading === "lazy")
      .map(({ currentSrc }) => currentSrc);
    const files = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => !lazy.includes(name))
      .map(({ name, encodedBodySize }) => ({
        name: new URL(name).pathname,
        kilobytes: encodedBodySize / 1000,
      }));
  });
}
