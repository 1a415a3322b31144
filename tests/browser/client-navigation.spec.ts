import { expect, type Page, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { readBuiltPage } from "../read/built-page";
import {
  expectSameDocument,
  expectScrollTop,
  markDocument,
  readVisiblePaths,
} from "../drive/navigation";
import { waitForHydration } from "../drive/settle";
import { watchPage } from "../drive/watch-page";

const routes = readPageRoutes();
const visibleLink = (page: Page, part: string, path: string) =>
  page.locator(`${part} a[href="${path}"]:visible`).first();

test("a link brings the next page without a reload, tells where it is, and starts at the top", async ({
  page,
}) => {
  const noise = watchPage(page);
  await page.goto("/");
  await waitForHydration(page);
  await markDocument(page);
  const path = (await readVisiblePaths(page, "footer")).find(
    (each) => each !== "/" && routes.some((route) => route.path === each),
  );
  if (!path) throw new Error("The home page's footer links to no page.");
  const link = visibleLink(page, "footer", path);
  const heading = page.locator("h1");
  const firstHeading = await heading.innerText();
  await link.scrollIntoViewIfNeeded();
  const leftAt = await page.evaluate(() => window.scrollY);
  expect(leftAt, "the footer lies below the first screen").toBeGreaterThan(0);
  await link.click();

  await page.waitForURL(path);
  await expect(heading).not.toHaveText(firstHeading);
  await expectSameDocument(page);
  await expect(page.locator("#gatsby-announcer")).toContainText(
    (await heading.textContent()) ?? "no heading",
  );
  const focus = await page.evaluate(
    () =>
      document.activeElement?.contains(document.querySelector("main h1")) &&
      document.activeElement !== document.body,
  );
  expect(focus, "the focus moved to the new page").toBe(true);
  await expectScrollTop(page, 0);

  await page.goBack();
  await page.waitForURL("/");
  await expectScrollTop(page, leftAt, 50);
  await expectSameDocument(page);
  expect(noise).toEqual([]);
});

for (const [part, start] of [
  ["header", "/blog"],
  ["main", "/blog"],
  ["footer", "/"],
] as const) {
  test(`every page that the ${part} of ${start} links to opens without a reload`, async ({
    page,
  }) => {
    const noise = watchPage(page);
    await page.goto(start);
    await waitForHydration(page);
    await markDocument(page);
    const startTitle = await page.title();
    const paths = await readVisiblePaths(page, part);
    const targets = routes.filter(({ path }) => path !== start && paths.includes(path));
    expect(targets, "pages that are linked to").not.toEqual([]);
    for (const route of targets) {
      await test.step(route.path, async () => {
        await visibleLink(page, part, route.path).click();
        await page.waitForURL(route.path);
        await expect(page).toHaveTitle(readBuiltPage(route).titles[0] ?? "no title in the file");
        await expectSameDocument(page);
        await page.goBack();
        await page.waitForURL(start);
        // The address changes before the page does: the next link to be clicked must be the start's.
        await expect(page).toHaveTitle(startTitle);
      });
    }
    expect(noise).toEqual([]);
  });
}
