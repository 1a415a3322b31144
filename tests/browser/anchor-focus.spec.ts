import { expect, type Page, test } from "@playwright/test";
import { DESKTOP, ONCE, visit } from "./support/visit";

/** The next Tab moves to a control in the target, or to the first one after it. */
async function expectTabFrom(page: Page, id: string): Promise<void> {
  await page.keyboard.press("Tab");
  const goesOn = await page.evaluate((id) => {
    const target = document.getElementById(id)!;
    const controls = [
      ...document.querySelectorAll("main :is(a[href], button, input, summary)"),
    ];
    const next = controls.find(
      (each) =>
        each.checkVisibility() &&
        target.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return next === document.activeElement;
  }, id);
  expect(goesOn, `after #${id}`).toBe(true);
}

test(
  "the focus follows links to anchors, on a page and to another one",
  DESKTOP,
  async ({ page }) => {
    const dashboard = page.locator("#dashboard");
    for (const start of ["/", "/pricing"]) {
      await visit(page, start);
      await page.locator("header nav a[href='/#dashboard']").press("Enter");
      await expect(dashboard, start).toBeFocused();
      // The place stays when the browser skips the parts out of sight again.
      const footer = page.locator(".footer");
      await expect(footer).toHaveCSS("content-visibility", "auto");
      await expect(dashboard.getByRole("heading").first()).toBeInViewport();
      await expectTabFrom(page, "dashboard");
    }
  },
);

test(
  "a visit that starts at an anchor continues from there",
  ONCE,
  async ({ page }) => {
    await visit(page, "/process#who-does-what");
    await expectTabFrom(page, "who-does-what");
  },
);
