import { expect, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { waitForHydration } from "../drive/settle";
import { findCoveredTarget } from "../drive/covered";
import { readBuiltPages } from "../read/built-page";

const routes = readPageRoutes();
const LINKS = {
  Product: "/#dashboard",
  Pricing: "/pricing",
  "Case Studies": "/case-studies",
  Partner: "/partner",
  About: "/about",
  Blog: "/blog",
};

test("the current page's link, and no other, is marked as current", async ({ page }) => {
  const paths = Object.values(LINKS).filter((path) => routes.some((route) => route.path === path));
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    await page.goto(path);
    const marked = page.locator('header nav a[aria-current="page"]');
    const read = () =>
      marked.evaluateAll((links) =>
        Array.from(new Set(links.map((link) => link.getAttribute("href")))),
      );
    expect(await read(), `as built on ${path}`).toEqual([path]);
    await waitForHydration(page);
    expect(await read(), `with scripts on ${path}`).toEqual([path]);
  }
  await page.goto("/");
  await expect(page.locator('header nav a[aria-current="page"]')).toHaveCount(0);
});

test("the first tab stop skips to the main part", async ({ page }) => {
  await page.goto("/blog");
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  const skip = page.locator("a:focus");
  await expect(skip).toHaveText(/skip/i);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("the header stays in sight", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );
  await expect(page.getByRole("banner")).toBeInViewport();
});

for (const scripts of [true, false]) {
  test(`no anchor hides under the header, scripts ${scripts ? "on" : "off"}`, async ({
    browser,
  }) => {
    // A page is opened for each of some hundred anchors.
    test.setTimeout(180_000);
    const paths = new Set(routes.map((route) => route.path));
    const built = readBuiltPages(routes);
    const targets = built.flatMap(({ route, links }) =>
      links
        .filter(({ tag }) => tag === "a")
        .map(({ value }) => new URL(value, `https://site.example${route.path}`)),
    );
    const anchors = new Set(
      targets
        .filter(({ hash, pathname }) => hash && paths.has(pathname))
        .map(({ pathname, hash }) => pathname + hash),
    );
    expect(anchors.size, "anchors that links lead to").toBeGreaterThan(0);
    // A slider that still moves to the slide before would hold up the way to the next one.
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      reducedMotion: "reduce",
    });
    const reader = await context.newPage();
    // Page by page: a change of the hash alone loads nothing.
    for (const anchor of [...anchors].sort()) {
      await reader.goto(anchor);
      if (scripts) await waitForHydration(reader);
      await expect
        .poll(() => findCoveredTarget(reader, decodeURIComponent(anchor.split("#")[1] ?? "")), {
          message: anchor,
        })
        .toEqual([]);
    }
    await context.close();
  });
}
