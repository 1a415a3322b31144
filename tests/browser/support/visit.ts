import { type Page, test } from "@playwright/test";

/** Opens a page and, if scripts run, waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Gatsby sets this mark in the first effect after hydration. */
export async function waitForHydration(page: Page): Promise<void> {
  const hasScripts = await page.evaluate(
    () => matchMedia("(scripting: enabled)").matches,
  );
  if (!hasScripts) return;
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
}

/** Declares the same tests twice: with scripts and without. */
export function withAndWithoutScripts(declareTests: () => void): void {
  test.describe("with scripts", declareTests);
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    declareTests();
  });
}

/** Mimics a visitor who saves data, for whom no page is loaded before it is opened. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
    });
  });
}

/** Tags for tests of only one kind of screen; the projects in playwright.config.ts skip the others. */
export const PHONE = { tag: "@phone" };
export const DESKTOP = { tag: "@desktop" };
/** Tag for tests with the same result on every screen: they run on one. */
export const ONCE = { tag: "@once" };
/** Tag for tests that need full Chromium: print, tabs, back/forward cache. */
export const WHOLE = { tag: "@whole" };
