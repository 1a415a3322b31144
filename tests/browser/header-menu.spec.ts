import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: /menu/i }).tap();
  const link = page.locator("nav[popover]").getByRole("link", { name: "Blog" });
  await expect(link).toBeVisible();
  return link;
}

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
      await page.getByRole("button", { name: /menu/i }).last().tap();
      await expect(link).toBeHidden();
      await openMenu(page);
      await link.tap();
      await page.waitForURL("/blog");
      await expect(page.locator("main h1")).toBeVisible();
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
