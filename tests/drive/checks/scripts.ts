import type { Page } from "@playwright/test";
import { test } from "../shared-page";

/** Kilobytes (1,000 bytes) after brotli, as transferred. */
const MAX_KB = 100;

/**
 * Scripts requested before the page loads, and scripts that are too large in total. Counts what has loaded so far: after hydration, no
 * more scripts follow.
 */
export async function findScriptProblems(page: Page): Promise<string[]> {
  const scripts = (await readFiles(page)).filter(({ name }) =>
    name.endsWith(".js"),
  );
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  test.info().annotations.push({
    type: "KB of scripts",
    description: kilobytes.toFixed(1),
  });
  const sizes = scripts
    .map(({ name, bytes }) => `${name} (${bytes})`)
    .join(", ");
  return [
    ...(scripts.length > 0 ? [] : ["no scripts make the page interactive"]),
    ...scripts
      .filter(({ isEarly }) => isEarly)
      .map(({ name }) => `${name} is requested before the load event`),
    ...(kilobytes > MAX_KB
      ? [`${kilobytes} KB of scripts, ${MAX_KB} at most: ${sizes}`]
      : []),
  ];
}

/** The page and its requests with their transferred bytes, including those that came from the cache. */
export async function readFiles(page: Page) {
  return page.evaluate(() => {
    const loads = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType(
      "resource",
    ) as PerformanceResourceTiming[];
    return [...loads, ...files].map(({ name, startTime, encodedBodySize }) => ({
      name: new URL(name).pathname,
      isEarly: startTime < (loads[0]?.loadEventStart ?? Infinity),
      bytes: encodedBodySize,
    }));
  });
}
