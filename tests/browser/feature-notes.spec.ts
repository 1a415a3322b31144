import { expect, test } from "@playwright/test";
import { findAccessibilityViolations } from "./support/checks/accessibility";
import { PHONE, visit, withAndWithoutScripts } from "./support/visit";

withAndWithoutScripts(() => {
  test(
    "a note opens by tap or key, within the edges of the narrowest screen",
    PHONE,
    async ({ page, javaScriptEnabled }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await visit(page, "/pricing");
      const buttons = page.locator("main button[popovertarget]:visible");
      const opened = page.locator("main [popover]:visible");
      expect(await buttons.count()).toBeGreaterThan(1);
      for (const button of await buttons.all()) {
        await button.tap();
        const target = (await button.getAttribute("popovertarget")) ?? "";
        await expect(opened).toHaveId(target);
        await expect(opened).toBeInViewport({ ratio: 1 });
        // It may cover the next button.
        await page.keyboard.press("Escape");
        await expect(opened).toHaveCount(0);
      }
      await buttons.first().focus();
      await page.keyboard.press("Enter");
      await expect(opened).toHaveCount(1);
      // axe needs scripts.
      const problems = javaScriptEnabled
        ? await findAccessibilityViolations(page, "main [popover]")
        : [];
      expect(problems).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(buttons.first()).toBeFocused();
    },
  );
});
