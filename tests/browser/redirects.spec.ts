import type { Page } from "@playwright/test";
import { REDIRECTS } from "../agreed";
import { readBuiltPage } from "../read/built-page";
import { readPageRoutes } from "../read/site-routes";
import { expect, test } from "../drive/lent-page";
import { ONCE, visit } from "../drive/visit";

const [[from, to]] = Object.entries(REDIRECTS) as [[string, string]];

async function expectArrival(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
}

test("an old address leads on", ONCE, async ({ page }) => {
  await page.goto(from);
  await expectArrival(page, to);
});

test("a click on a link to an old address arrives as well", ONCE, async ({ page }) => {
  const isOld = (link: { tag: string; value: string }) =>
    link.tag === "a" && link.value in REDIRECTS;
  // Page by page: to parse all of them takes some seconds.
  const start = readPageRoutes().find((route) => readBuiltPage(route).links.some(isOld));
  if (!start) throw new Error("No page links to an old address.");
  const href = readBuiltPage(start).links.find(isOld)?.value as keyof typeof REDIRECTS;
  await visit(page, start.path);
  await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
  await expectArrival(page, REDIRECTS[href]);
});
