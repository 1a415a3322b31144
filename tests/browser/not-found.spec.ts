import { expect, test } from "@playwright/test";
import { findAccessibilityViolations } from "./support/checks/accessibility";
import { watchPage } from "./support/checks/watch-page";
import { ONCE, waitForHydration } from "./support/visit";

test(
  "an unknown URL shows the not-found page with ways on, and stays so with scripts",
  ONCE,
  async ({ page }) => {
    const noise = watchPage(page);
    for (const path of ["/blog/no-such-post", "/no/such/page.html", "/no"]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      const heading = page.getByRole("heading", { level: 1 });
      const asServed = await heading.innerText();
      await waitForHydration(page);
      await expect(heading).toHaveText(asServed);
      await expect(page.locator("main a[href='/']")).not.toHaveCount(0);
    }
    expect(await findAccessibilityViolations(page)).toEqual([]);
    // Chromium reports the 404 of the page and of its data.
    const others = noise.filter((line) => !line.includes("status of 404"));
    expect(others).toEqual([]);
  },
);
