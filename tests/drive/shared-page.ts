import { type Page, test as base, type ViewportSize } from "@playwright/test";

export { expect } from "@playwright/test";

interface PageSharer {
  page?: Page;
}

const undos = new Map<Page, (() => unknown)[]>();

/**
 * Playwright's `test`, but with one page shared by all tests of a worker, since opening a page takes longer than most tests. Between
 * tests, it resets URL, session, routes, media, size, mouse, and whatever was passed to `undoAfterwards`. Options such as `colorScheme`
 * or `javaScriptEnabled` have no effect: use `emulateMedia` and `switchScriptsOff`. The cache stays: if you need an empty one, use
 * Playwright's `test`.
 */
export const test = base.extend<object, { sharer: PageSharer }>({
  sharer: [
    async ({ browser }, sharePage) => {
      await sharePage({});
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { scope: "worker" },
  ],
  page: async ({ browser, sharer, viewport }, sharePage, info) => {
    sharer.page ??= await (await browser.newContext()).newPage();
    await sharePage(sharer.page);
    // A failure ends the worker and its page.
    if (info.status === info.expectedStatus) await empty(sharer.page, viewport);
  },
});

/** Registers cleanup to run after the test, before the next one gets the page. */
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

/** Gatsby stores each URL's scroll position in the session, and writes it again on unload. */
function forgetScroll(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  sessionStorage.clear();
}
