import type { Page } from "@playwright/test";
import { goTo } from "../../drive/navigation";
import { watchRequests } from "../../drive/network-faults";
import { expect, test } from "../../drive/shared-page";
import { waitForHydration } from "../../drive/settle";
import { ONCE, visit } from "../../drive/visit";

/** Waits for scripts, which may not start React. */
async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  const words = await page.locator("body").innerText();
  await page.waitForFunction(() => "___loader" in window);
  await waitForHydration(page, 500).catch(() => undefined);
  return words;
}

async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.locator("main h1")).toBeVisible();
}

test("a page stays with a hash that can't be decoded", ONCE, async ({ page }) => {
  for (const hash of ["#%", "#50%", "#%ff"]) {
    await page.goto("about:blank");
    await visit(page, `/pricing${hash}`);
    await expect(page.locator("main h1"), hash).toBeVisible();
  }
  await page.evaluate(() => location.assign("#%E0%A4%A"));
  await expect(page.locator("main h1")).toBeVisible();
  await goTo(page, "/about#%");
  await expect(page.locator("main h1")).toBeVisible();
  await follow(page, "/blog");
});

test(
  "an unknown path keeps the not-found page, even if Gatsby reads it as a page's path",
  ONCE,
  async ({ page }) => {
    // Gatsby's router fails with the last two.
    const paths = ["/pricing%3Futm_source=mail", "/about%23team", "/blog%2F", "/:uri", "/blog/%0A"];
    for (const path of paths) {
      const words = await open(page, path);
      expect(await page.locator("body").innerText(), path).toBe(words);
    }
    await follow(page, "/blog");
  },
);

test("a link to such a path loads the document", ONCE, async ({ page }) => {
  for (const path of ["/pricing%3Fplan", "/about%23team", "/100%"]) {
    await visit(page, "/");
    const documents = watchRequests(page, "documents");
    await page.evaluate((to) => {
      window.___navigate(to);
    }, path);
    await expect.poll(() => documents).toEqual([path]);
    await expect(page.locator("main h1"), path).toBeVisible();
  }
});
