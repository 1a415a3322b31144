import type { Page } from "@playwright/test";
import { test, undoAfterwards } from "./shared-page";
import { waitForHydration, waitForWholePage } from "./settle";

/** Declares the same tests twice: with scripts and without. */
export function withAndWithoutScripts(declareTests: () => void): void {
  test.describe("with scripts", declareTests);
  test.describe("without scripts", () => {
    test.beforeEach(({ page }) => switchScriptsOff(page));
    declareTests();
  });
}

/** Disables scripts for the rest of the test. The option `javaScriptEnabled` would need a separate page. */
export async function switchScriptsOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  undoAfterwards(page, () => session.detach());
}

/** Opens a page, and if scripts run, waits until it is whole. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const hasScripts = await page.evaluate(
    () => matchMedia("(scripting: enabled)").matches,
  );
  if (!hasScripts) return;
  await waitForHydration(page);
  await waitForWholePage(page);
}

/** A phone, a tablet and a desktop, for tests that change the size of the page. */
export const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Tags for tests of only one kind of screen; the projects in playwright.config.ts skip the others. */
export const PHONE = { tag: "@phone" };
export const DESKTOP = { tag: "@desktop" };
/** Tag for tests with the same result on every screen: they run on one. */
export const ONCE = { tag: "@once" };
/** Tag for tests that need full Chromium: print, tabs, back/forward cache. */
export const WHOLE = { tag: "@whole" };
