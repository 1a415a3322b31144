import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";

withAndWithoutScripts(() => {
  test(
    "one note opens at a time, by tap or key, within the edges of the narrowest screen",
    PHONE,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await visit(page, "/pricing");
      const buttons = page
        .locator("main button[popovertarget]")
        .filter({ visible: true });
      const opened = page.locator("main [popover]").filter({ visible: true });
      expect(await buttons.count()).toBeGreaterThan(1);
      for (const button of await buttons.all()) {
        await button.tap();
        const target = (await button.getAttribute("popovertarget")) ?? "";
        await expect(opened).toHaveId(target);
        const { x, y, width, height } = (await opened.boundingBox())!;
        const isInside =
          x >= 8 && x + width <= 312 && y >= 0 && y + height <= 740;
        expect(isInside, target).toBe(true);
        // It may cover the next button.
        await page.keyboard.press("Escape");
        await expect(opened).toHaveCount(0);
      }
      await buttons.first().focus();
      await page.keyboard.press("Enter");
      await expect(opened).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0);
      await expect(buttons.first()).toBeFocused();
    },
  );
});
