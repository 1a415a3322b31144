import { expect, test } from "@playwright/test";
import { ONCE } from "./support/visit";

test(
  "the service worker of an earlier site is removed",
  ONCE,
  async ({ page }) => {
    // A document without a policy for scripts, like the earlier site's.
    await page.goto("/robots.txt");
    await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
    const count = () =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      );
    await expect.poll(count).toBe(0);
  },
);
