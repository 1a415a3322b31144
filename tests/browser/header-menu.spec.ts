import { expect, type Locator, type Page, test } from "@playwright/test";
import { findFreePoint } from "../drive/free-point";
import { waitForHydration } from "../drive/settle";

const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: /menu/i });
const nav = (page: Page) =>
  page.locator("header nav, [popover] nav, nav[popover]").filter({ visible: true });

async function openMenu(page: Page): Promise<Locator> {
  await expect(nav(page).getByRole("link", { name: "Blog" })).toBeHidden();
  await toggle(page).click();
  const link = nav(page).getByRole("link", { name: "Blog" });
  await expect(link).toBeVisible();
  return link;
}

test("the menu opens, says so, and Escape closes it and returns the focus", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await expect(toggle(page)).not.toHaveAttribute("aria-expanded", "true");
  const link = await openMenu(page);
  await expect(nav(page).getByRole("link")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("the button closes the menu that it opened", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = await openMenu(page);
  // A menu that covers its button brings one of its own to close it, which then comes last.
  await page.getByRole("button", { name: /menu/i }).last().click();
  await expect(link).toBeHidden();
});

test("a tap outside closes the menu", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = await openMenu(page);
  const point = await findFreePoint(page, nav(page));
  await page.touchscreen.tap(point.x, point.y);
  await expect(link).toBeHidden();
});

test("choosing a link closes the menu and opens the page", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  const link = await openMenu(page);
  await link.click();
  await page.waitForURL("/blog");
  await expect(page.getByRole("heading", { level: 1, name: "Insights & Updates" })).toBeVisible();
  await expect(link).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, closes and leads on", async ({ page }) => {
    await page.goto("/");
    const link = await openMenu(page);
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await (await openMenu(page)).click();
    await page.waitForURL("/blog");
  });
});
