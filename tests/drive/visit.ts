import type { Page } from "@playwright/test";
import { test, undoAfterwards } from "./lent-page";
import { waitForHydration } from "./settle";

/** Declares the same tests twice: for visitors whose browser runs scripts and for those whose does not. */
export function withAndWithoutScripts(declareTests: () => void): void {
  test.describe("with scripts", declareTests);
  test.describe("without scripts", () => {
    test.beforeEach(({ page }) => switchScriptsOff(page));
    declareTests();
  });
}

/**
 * Opens pages from now on, until the test is over, as a browser does in which scripts are switched off. The option
 * `javaScriptEnabled` would do so as well, but needs a page of its own.
 */
export async function switchScriptsOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setScriptExecutionDisabled", { value: true });
  undoAfterwards(page, () => session.detach());
}

/** Opens a page and waits until it is all that it will be: hydrated, where scripts run. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (await page.evaluate(() => matchMedia("(scripting: enabled)").matches))
    await waitForHydration(page);
}

/** Marks tests of what only one kind of screen has; the projects in tests/playwright.browser.config.ts leave the others' out. */
export const PHONE = { tag: "@phone" };
export const DESKTOP = { tag: "@desktop" };
/** Marks tests whose answer is the same on every screen: they run on one. */
export const ONCE = { tag: "@once" };
/** Marks tests of what only the whole of Chromium has: sheets of paper, tabs, pages that come back from memory. */
export const WHOLE = { tag: "@whole" };
