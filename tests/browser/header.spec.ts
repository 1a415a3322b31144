import type { Page } from "@playwright/test";
import { addStyles } from "../drive/add-styles";
import { expect, test } from "../drive/shared-page";
import { ONCE, PHONE, visit } from "../drive/visit";

/** Waits until exactly the header links to these paths are marked as current; a menu may repeat one. */
async function expectMarked(page: Page, paths: string[]): Promise<void> {
  const marked = page.locator('header nav a[aria-current="page"]');
  const read = () =>
    marked.evaluateAll((links) =>
      Array.from(new Set(links.map((link) => link.getAttribute("href")))),
    );
  await expect.poll(read).toEqual(paths);
}

test(
  "the logo links to the home page, and the current-page mark follows",
  ONCE,
  async ({ page }) => {
    await visit(page, "/pricing");
    await expectMarked(page, ["/pricing"]);
    await page.locator('header a[href="/"]').first().click();
    await page.waitForURL("/");
    await expectMarked(page, []);
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Blog" })
      .first()
      .click();
    await page.waitForURL("/blog");
    await expectMarked(page, ["/blog"]);
  },
);

test("the first tab stop skips to the main part", ONCE, async ({ page }) => {
  await visit(page, "/blog");
  await page.keyboard.press("Tab");
  const skip = page.locator("a:focus");
  await expect(skip).toHaveText(/skip/i);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  // The browser sets the focus, then the router does again, which a person's next key comes after.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1, { timeout: 500 });
  }).toPass();
});

test(
  "at four times the zoom, and at twice the text size, the header leaves room for the page",
  PHONE,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/pricing");
    const removeStyles = await addStyles(
      page,
      "html { font-size: 200% !important }",
    );
    const header = page.getByRole("banner");
    const readHeight = async () => (await header.boundingBox())?.height;
    expect(await readHeight()).toBeLessThanOrEqual(844 / 5);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(header).toHaveCSS("position", "static");
    await removeStyles();
    expect(await readHeight()).toBeLessThanOrEqual(256 / 5);
  },
);

test(
  "the header's button is outlined while the page's own button is in sight",
  ONCE,
  async ({ page }) => {
    await visit(page, "/service");
    const button = page.getByRole("banner").locator(".header-action");
    await expect(button).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo(0, 1500));
    await expect(button).toHaveCSS("background-color", "rgb(194, 62, 18)");
  },
);
