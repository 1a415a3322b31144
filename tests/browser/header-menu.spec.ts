import type { Locator, Page } from "@playwright/test";
import { findFreePoint } from "../drive/free-point";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: /menu/i });
const nav = (page: Page) =>
  page.locator("header nav, [popover] nav, nav[popover]").filter({ visible: true });

async function openMenu(page: Page): Promise<Locator> {
  await expect(nav(page).getByRole("link", { name: "Blog" })).toBeHidden();
  await toggle(page).tap();
  const link = nav(page).getByRole("link", { name: "Blog" });
  await expect(link).toBeVisible();
  return link;
}

withAndWithoutScripts(() => {
  test(
    "Escape, its button, a tap outside and a chosen link close the menu",
    PHONE,
    async ({ page }) => {
      await visit(page, "/");
      await expect(toggle(page)).not.toHaveAttribute("aria-expanded", "true");
      const link = await openMenu(page);
      await page.keyboard.press("Escape");
      await expect(link).toBeHidden();
      await expect(toggle(page)).toBeFocused();

      await openMenu(page);
      // A menu that covers its button adds its own close button as the last stop.
      await page.getByRole("button", { name: /menu/i }).last().tap();
      await expect(link).toBeHidden();

      await openMenu(page);
      const point = await findFreePoint(page, nav(page));
      await page.touchscreen.tap(point.x, point.y);
      await expect(link).toBeHidden();

      await (await openMenu(page)).tap();
      await page.waitForURL("/blog");
      await expect(
        page.getByRole("heading", { level: 1, name: "Insights & Updates" }),
      ).toBeVisible();
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
    await nav(page).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(link).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  },
);
