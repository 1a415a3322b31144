import { expect, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { findAccessibilityFaults } from "../drive/axe";
import { waitForHydration } from "../drive/settle";

for (const path of ["/no-such-page", "/blog/no-such-post", "/no/such/page.html"]) {
  test(`${path} is not found`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("article")).toHaveCount(0);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toContain("noindex");
    const waysOn = await page
      .locator("main a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(
      readPageRoutes().some((route) => waysOn.includes(route.path)),
      `ways on: ${waysOn.join(", ")}`,
    ).toBe(true);
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
