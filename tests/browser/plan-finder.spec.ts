import { expect, test } from "@playwright/test";
import { PHONE, visit, withAndWithoutScripts } from "./support/visit";
import { readPlans } from "../read/plans";

withAndWithoutScripts(() => {
  test(
    "other answers change the plan, its fee and its link, and nothing below moves",
    PHONE,
    async ({ page }) => {
      await visit(page, "/pricing");
      const finder = page.locator("#balance");
      const result = finder.locator("[aria-live]");
      const fit = result.getByRole("listitem");
      const before = await result.boundingBox();
      for (const key of ["over-wall", "hardly-any", "none-live"])
        await finder.locator(`[value="${key}"]`).tap();
      const plan = readPlans().find(({ name }) => name === "Scale")!;
      await expect(fit).toHaveText(new RegExp(plan.name));
      await expect(fit).toContainText(plan.Monthly.price);
      await expect(fit.getByRole("link")).toBeVisible();
      const after = await result.boundingBox();
      expect(after?.height).toBe(before?.height);
    },
  );
});
