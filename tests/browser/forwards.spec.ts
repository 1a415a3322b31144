import { expect, type Page, test } from "@playwright/test";
import { readPageRoutes, readSiteRoutes } from "../read/site-routes";
import { readBuiltPages } from "../read/built-page";
import { visit, withAndWithoutScripts } from "../drive/visit";

/** Addresses without a page of their own, and where decisions.md sends them. */
const FORWARDS = {
  "/services": "/service",
  "/services/shopify-content-marketing": "/shopify-llm-ranking",
  "/services/shopify-store-optimization": "/shopify-conversion-optimization",
  "/services/shopify-conversion-optimization": "/shopify-conversion-optimization",
  "/services/shopify-paid-advertising": "/shopify-paid-advertising",
};

const pages = readPageRoutes();
const pagePaths = pages.map((route) => route.path);
const forwards = readSiteRoutes().filter(({ kind }) => kind === "forward");

async function expectArrival(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
}

withAndWithoutScripts(() => {
  for (const [from, to] of Object.entries(FORWARDS)) {
    test(`${from} leads to ${to}`, async ({ page }) => {
      await page.goto(from);
      await expectArrival(page, to);
    });
  }
});

for (const route of forwards.filter(({ path }) => !(path in FORWARDS))) {
  test(`${route.path} forwards to a page, even without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route.path);
    await page.waitForURL((url) => url.pathname !== route.path);
    expect(pagePaths).toContain(new URL(page.url()).pathname);
    await context.close();
  });
}

test("a click on a link to such an address arrives as well", async ({ page }) => {
  for (const { route, links } of readBuiltPages(pages)) {
    const targets = links.filter(({ tag, value }) => tag === "a" && value in FORWARDS);
    for (const href of new Set(targets.map(({ value }) => value as keyof typeof FORWARDS))) {
      await test.step(`${href} from ${route.path}`, async () => {
        await visit(page, route.path);
        await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click();
        await expectArrival(page, FORWARDS[href]);
      });
    }
  }
});
