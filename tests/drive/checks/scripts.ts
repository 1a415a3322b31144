import type { Page } from "@playwright/test";
import { test } from "../lent-page";

/** Kilobytes (1,000 bytes) after brotli: what a visitor's connection carries. */
const MOST_KB = 90;

/**
 * Scripts that are requested before the page has loaded, and scripts that are too heavy together. Whatever came until now counts:
 * a page that runs has all its scripts, and none follow as the visitor scrolls.
 */
export async function findScriptFaults(page: Page): Promise<string[]> {
  const scripts = (await readFiles(page)).filter(({ name }) => name.endsWith(".js"));
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  test.info().annotations.push({ type: "KB of scripts", description: kilobytes.toFixed(1) });
  const sizes = scripts.map(({ name, bytes }) => `${name} (${bytes})`).join(", ");
  return [
    ...(scripts.length > 0 ? [] : ["no scripts make the page interactive"]),
    ...scripts
      .filter(({ isEarly }) => isEarly)
      .map(({ name }) => `${name} is requested before the load event`),
    ...(kilobytes > MOST_KB ? [`${kilobytes} KB of scripts, ${MOST_KB} at most: ${sizes}`] : []),
  ];
}

/** The page and all that it has asked for, with their bytes as they were sent, now or, where the browser keeps them, before. */
export async function readFiles(page: Page) {
  return page.evaluate(() => {
    const loads = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return [...loads, ...files].map(({ name, startTime, encodedBodySize }) => ({
      name: new URL(name).pathname,
      isEarly: startTime < (loads[0]?.loadEventStart ?? Infinity),
      bytes: encodedBodySize,
    }));
  });
}
