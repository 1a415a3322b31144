import type { Page } from "@playwright/test";

/** Kilobytes of a page with its styles, scripts, fonts and first pictures: today's heaviest and a tenth of room. */
const MAX_KB = 205;
/** Of its scripts alone. */
const MAX_SCRIPT_KB = 110;

/** The sums of a page's files that are too large, with the list of the files. */
export async function findWeightProblems(page: Page): Promise<string[]> {
  const files = await readWeights(page);
  const list = files.map(({ name, kilobytes }) => `${kilobytes} ${name}`);
  const limits = [
    [/\.js$/, MAX_SCRIPT_KB],
    [/./, MAX_KB],
  ] as const;
  return limits.flatMap(([kind, limit]) => {
    const sum = files
      .filter(({ name }) => kind.test(name))
      .reduce((total, { kilobytes }) => total + kilobytes, 0);
    return sum < limit ? [] : [`${sum} KB: ${list.join("\n")}`];
  });
}

/**
 * The files that a page's HTML and scripts ask for, and their kilobytes (1,000 bytes) as sent. Lazy pictures don't count: each version of
 * a browser fetches others of them.
 */
async function readWeights(
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
