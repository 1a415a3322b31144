import { expect, type Page, test } from "@playwright/test";
import { addStyles } from "./support/add-styles";
import { ONCE, PHONE, visit, withAndWithoutScripts } from "./support/visit";

const openMenu = async (page: Page) => {
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).tap();
  const link = page.locator("nav[popover]").getByRole("link", { name: "Blog" });
  await expect(link).toBeVisible();
  return link;
};

withAndWithoutScripts(() => {
  test(
    "Escape, its button and a chosen link close the menu",
    PHONE,
    async ({ page }) => {
      await visit(page, "/");
      const link = await openMenu(page);
      await page.keyboard.press("Escape");
      await expect(link).toBeHidden();
      await openMenu(page);
      // A menu that covers its button adds its own close button as the last stop.
      await page
        .getByRole("button", { name: /close|menu/i })
        .last()
        .tap();
      await expect(link).toBeHidden();
      await openMenu(page);
      await link.tap();
      await expect(page).toHaveURL("/blog");
      await expect(link).toBeHidden();
    },
  );
});

test(
  "Tab past the last link closes the menu, so that no covered link has the focus",
  PHONE,
  async ({ page }) => {
    await visit(page, "/");
    const link = await openMenu(page);
    await page.locator("nav[popover]").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeHidden();
    await expect(page.locator("main :focus")).toHaveCount(1);
  },
);

test("the mark of the current page follows links", ONCE, async ({ page }) => {
  await visit(page, "/pricing");
  const marked = page.locator('header nav a[aria-current="page"]:visible');
  await expect(marked).toHaveAttribute("href", "/pricing");
  await page.locator('header a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(marked).toHaveCount(0);
});

test("the first tab stop skips to the main part", ONCE, async ({ page }) => {
  await visit(page, "/blog");
  await page.keyboard.press("Tab");
  const skip = page.locator("a:focus");
  await expect(skip).toHaveText(/skip/i);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test(
  "at four times the zoom, and at twice the text size, the header leaves room for the page",
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/pricing");
    const header = page.getByRole("banner");
    const removeStyles = await addStyles(
      page,
      "html { font-size: 200% !important }",
    );
    const large = await header.boundingBox();
    expect(large?.height).toBeLessThanOrEqual(844 / 5);
    await removeStyles();
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(header).toHaveCSS("position", "static");
  },
);
