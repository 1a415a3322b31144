import { expect, type Page, test } from "@playwright/test";
import { FORWARDS } from "../agreed/forwards";
import { readBuiltPages } from "../read/built-page";
import { readPageRoutes } from "../read/site-routes";
import { visit, withAndWithoutScripts } from "../drive/visit";

const [[from, to]] = Object.entries(FORWARDS) as [[string, string]];

async function expectArrival(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
}

withAndWithoutScripts(() => {
  test("an old address leads on", async ({ page }) => {
    await page.goto(from);
    await expectArrival(page, to);
  });
});

test("a click on a link to an old address arrives as well", async ({ page }) => {
  const isOld = (link: { tag: string; value: string }) =>
    link.tag === "a" && link.value in FORWARDS;
  const start = readBuiltPages(readPageRoutes()).find(({ links }) => links.some(isOld));
  const href = start?.links.find(isOld)?.value as keyof typeof FORWARDS;
  await visit(page, start?.route.path ?? "/no-page-links-to-an-old-address");
  await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
  await expectArrival(page, FORWARDS[href]);
});
