import { findAccessibilityViolations } from "../drive/checks/accessibility";
import { watchPage } from "../drive/checks/watch-page";
import { expect, test } from "../drive/shared-page";
import { waitForHydration } from "../drive/settle";
import { ONCE } from "../drive/visit";
import { readPageRoutes } from "../read/site-routes";

test(
  "an unknown URL shows the not-found page with links",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    const response = await page.goto("/no-such-page");
    expect(response?.status()).toBe(404);
    await waitForHydration(page);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("article")).toHaveCount(0);
    expect(
      await page.locator("meta[name=robots]").getAttribute("content"),
    ).toContain("noindex");
    const relatedLinks = await page
      .locator("main a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(
      readPageRoutes().some((route) => relatedLinks.includes(route.path)),
      `ways on: ${relatedLinks.join(", ")}`,
    ).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // Chromium reports the 404 of the page and of its data.
    expect(
      noise.filter((problem) => !problem.includes("status of 404")),
    ).toEqual([]);
  },
);

test(
  "so does a URL below an existing page or with a file name",
  ONCE,
  async ({ page }) => {
    for (const path of ["/blog/no-such-post", "/no/such/page.html"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      const heading = page.getByRole("heading", { level: 1 });
      const asServed = await heading.innerText();
      await waitForHydration(page);
      await expect(heading).toHaveText(asServed);
      await expect(page.locator("article")).toHaveCount(0);
    }
  },
);
