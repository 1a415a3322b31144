import { expect, test } from "@playwright/test";
import { ONCE } from "./support/visit";

for (const path of ["/sw.js", "/service-worker.js"])
  test(
    `an earlier site's service worker at ${path} is removed`,
    ONCE,
    async ({ page }) => {
      // A document without a policy for scripts, like the earlier site's.
      await page.goto("/robots.txt");
      await page.evaluate(
        (path) => navigator.serviceWorker.register(path),
        path,
      );
      const count = () =>
        page.evaluate(
          async () => (await navigator.serviceWorker.getRegistrations()).length,
        );
      await expect.poll(count).toBe(0);
    },
  );
