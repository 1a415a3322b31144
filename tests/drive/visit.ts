import { type Page, test } from "@playwright/test";
import { waitForHydration } from "./settle";

/** Declares the same tests twice: for visitors whose browser runs scripts and for those whose does not. */
export function withAndWithoutScripts(declareTests: () => void): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });
      declareTests();
    });
  }
}

/** Opens a page and waits until it is all that it will be: hydrated, where scripts run. */
export async function visit(page: Page, path: string, scripts?: boolean): Promise<void> {
  await page.goto(path);
  if (scripts !== false) await waitForHydration(page);
}

/** Marks tests of what only one kind of screen has; the projects in playwright.config.ts leave the others' out. */
export const PHONE = { tag: "@phone" };
export const DESKTOP = { tag: "@desktop" };
