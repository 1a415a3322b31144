import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readPlans } from "../read/plans";

withAndWithoutScripts(() => {
  test(
    "the middle answers have a plan, and others change it, its fee and its link without a layout shift",
    PHONE,
    async ({ page }) => {
      await visit(page, "/pricing");
      const finder = page.locator("#balance");
      const result = finder.locator("[aria-live]");
      const fit = result.getByRole("listitem");
      await expect(fit).toHaveText(/Growth/);
      const before = await result.boundingBox();
      for (const name of ["Over $500K", "Hardly any", "None yet"])
        await finder.getByRole("radio", { name, exact: true }).tap();
      const plan = readPlans().find(({ name }) => name === "Scale")!;
      await expect(fit).toHaveText(new RegExp(plan.name));
      await expect(fit).toContainText(`${plan.Monthly.price} per month`);
      await expect(
        fit.getByRole("link", { name: "Get Started" }),
      ).toBeVisible();
      expect((await result.boundingBox())?.height).toBe(before?.height);
    },
  );
});
