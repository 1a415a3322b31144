import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { CONTENT_DIR } from "../read/settings";
import { readPageRoutes } from "../read/site-routes";
import { waitForHydration } from "../drive/settle";
import { readCompressedSize } from "../read/weight";

/** Kilobytes (1,000 bytes) after brotli: what a visitor's connection carries. */
const MOST_SCRIPT_KB = 75;
/** A landing page brings the code of every section, since any of them may stand on the next one. */
const MOST_LANDING_SCRIPT_KB = 80;

for (const route of readPageRoutes()) {
  test(`scripts of ${route.path}`, async ({ page }) => {
    await page.goto(route.path);
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    const { loadedAt, scripts } = await page.evaluate(() => ({
      loadedAt:
        performance
          .getEntriesByType("navigation")
          .map((entry) =>
            entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : Infinity,
          )[0] ?? Infinity,
      scripts: performance
        .getEntriesByType("resource")
        .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime }))
        .filter(({ path }) => path.endsWith(".js")),
    }));
    expect(scripts, "scripts that make the page interactive").not.toEqual([]);
    expect
      .soft(
        scripts.filter(({ startTime }) => startTime < loadedAt),
        "requested before the load event",
      )
      .toEqual([]);
    const files = Array.from(new Set(scripts.map(({ path }) => path)));
    const sizes = await Promise.all(files.map(readCompressedSize));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    console.log(
      `  ${kilobytes.toFixed(1)} KB of scripts in ${files.length} files on ${route.path}`,
    );
    expect
      .soft(kilobytes, `KB of scripts: ${files.join(", ")}`)
      .toBeLessThanOrEqual(isLandingPage(route.path) ? MOST_LANDING_SCRIPT_KB : MOST_SCRIPT_KB);
  });
}

function isLandingPage(route: string): boolean {
  return existsSync(path.join(CONTENT_DIR, "landing", route === "/" ? "home" : route));
}
