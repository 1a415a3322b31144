import { expect, test } from "@playwright/test";
import { readPageRoutes, readSiteRoutes } from "../support/site-routes";

const pagePaths = readPageRoutes().map((route) => route.path);

for (const route of readSiteRoutes().filter(({ kind }) => kind === "forward")) {
  test(`${route.path} forwards to a page, even without scripts`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(route.path);
    await page.waitForURL((url) => url.pathname !== route.path);
    expect(pagePaths).toContain(new URL(page.url()).pathname);
    await context.close();
  });
}
