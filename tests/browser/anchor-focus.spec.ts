import type { Page } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { DESKTOP, ONCE, visit } from "../drive/visit";

const product = (page: Page) =>
  page.locator("header nav").getByRole("link", { name: "Product" });

/** The next Tab moves from the target to a control in it, or to the first one after it. */
async function expectTabFrom(page: Page, id: string): Promise<void> {
  await page.keyboard.press("Tab");
  const goesOn = await page.evaluate((id) => {
    const target = document.getElementById(id)!;
    const active = document.activeElement!;
    const controls = [
      ...document.querySelectorAll("main :is(a[href], button, input, summary)"),
    ];
    const next = controls.find(
      (each) =>
        each.checkVisibility() &&
        target.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    return next === active ? "" : active.outerHTML.slice(0, 80);
  }, id);
  expect(goesOn, `after #${id}`).toBe("");
}

test(
  "the focus follows links to anchors, on a page and to another one",
  DESKTOP,
  async ({ page }) => {
    const dashboard = page.locator("#dashboard");
    for (const start of ["/", "/pricing"]) {
      await visit(page, start);
      await product(page).focus();
      await page.keyboard.press("Enter");
      await expect(dashboard, start).toBeFocused();
      await expect(dashboard).toHaveCSS("outline-style", "none");
      await expectTabFrom(page, "dashboard");
      await expect(dashboard).not.toHaveAttribute("tabindex");
    }
  },
);

test(
  "a visit that starts at an anchor continues from there, and a text fragment leaves the focus to the browser",
  ONCE,
  async ({ page }) => {
    await visit(page, "/process#who-does-what");
    await expectTabFrom(page, "who-does-what");
    await page.locator("main > aside summary").click();
    await page.locator("aside a[href^='#:~:text=']").first().press("Enter");
    await expect(page.locator("#gatsby-focus-wrapper")).not.toBeFocused();
    await expect(page).toHaveURL(/\/process/);
  },
);
