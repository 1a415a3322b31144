import { type Page, test as base, type ViewportSize } from "@playwright/test";

export { expect } from "@playwright/test";

interface Lender {
  page?: Page;
}

const undos = new Map<Page, (() => unknown)[]>();

/**
 * Playwright's `test`, but with one page for all tests of a worker, lent from one to the next. To open a page of its own takes the
 * browser longer than most tests take to run. Between two tests it is emptied: address, session, routes, media, size, mouse, and
 * whatever `undoAfterwards` was told. Options such as `colorScheme` or `javaScriptEnabled` do not reach it: a test asks the page itself, with
 * `emulateMedia` and `switchScriptsOff`. The cache stays: who needs an empty one takes Playwright's own `test`.
 */
export const test = base.extend<object, { lender: Lender }>({
  lender: [
    async ({ browser }, lend) => {
      await lend({});
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { scope: "worker" },
  ],
  page: async ({ browser, lender, viewport }, lend, info) => {
    lender.page ??= await (await browser.newContext()).newPage();
    await lend(lender.page);
    // A failure ends the worker, and its page with it.
    if (info.status === info.expectedStatus) await empty(lender.page, viewport);
  },
});

/** Has something undone when the test is over and the page goes on to the next one. */
export function undoAfterwards(page: Page, undo: () => unknown): void {
  undos.set(page, [...(undos.get(page) ?? []), undo]);
}

async function empty(page: Page, viewport: ViewportSize | null): Promise<void> {
  for (const undo of undos.get(page) ?? []) await undo();
  undos.delete(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  if (page.url().startsWith("http")) await page.evaluate(forgetScroll);
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    reducedMotion: null,
  });
  if (viewport && page.viewportSize()?.width !== viewport.width)
    await page.setViewportSize(viewport);
  await page.mouse.move(-1, -1);
  await page.goto("about:blank");
}

/** Gatsby keeps in the session how far each address was scrolled, and writes it once more while the page goes. */
function forgetScroll(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  sessionStorage.clear();
}
