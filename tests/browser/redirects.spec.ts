import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { REDIRECTS } from "../agreed";
import { readPageRoutes } from "../read/site-routes";
import { expect, test } from "../drive/shared-page";
import { ONCE, visit } from "../drive/visit";

async function expectArrival(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
}

test("a click on a link to an old URL redirects", ONCE, async ({ page }) => {
  const findOld = ({ file }: { file: string }) => {
    const html = readFileSync(file, "utf8");
    return Object.entries(REDIRECTS).find(([path]) => html.includes(` href="${path}"`));
  };
  const start = readPageRoutes().find(findOld);
  if (!start) throw new Error("No page links to an old path.");
  const [href, target] = findOld(start)!;
  await visit(page, start.path);
  await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
  await expectArrival(page, target);
});
