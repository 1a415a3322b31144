import { expect, type Page, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { readRecords, readSection } from "../read/records";
import { expectCurrentDot, expectSlideInSight, findDots, findSlide } from "../drive/slider";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "../drive/visit";

interface Case {
  brand: string;
  title: string;
  headline: string;
  figures: { key: string; value: string }[];
}

const { heading, more } = readSection("home", "case-cards") as {
  heading: string;
  more: { title: string };
};
const cases = ["taylrd", "colo", "boheme", "ruthi"].map((key) => {
  const record = readRecords(`case-studies/${key}/index.yaml`) as Case;
  const { brand, title, figures, headline } = record;
  return { key, brand, title, figure: figures.find((each) => each.key === headline)!.value };
});
const paths = readPageRoutes().map(({ path }) => path);

const dots = (page: Page) => findDots(page, heading);
const teaser = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: title, exact: true }) });

/** The page of a case study, or its place in the index as long as it has none. */
const address = (key: string) =>
  paths.includes(`/case-studies/${key}`) ? `/case-studies/${key}` : `/case-studies#${key}`;

withAndWithoutScripts(() => {
  test.beforeEach(({ page, javaScriptEnabled }) => visit(page, "/", javaScriptEnabled));

  test("a teaser's link opens its case study", async ({ page }) => {
    const { key, brand, title } = cases[3]!;
    await teaser(page, title).getByRole("link").click();
    await page.waitForURL(address(key));
    await expect(page.getByRole("main").getByText(brand).first()).toBeVisible();
  });

  test("Explore All Case Studies leads to the index", async ({ page }) => {
    await page.getByRole("link", { name: "Explore All Case Studies", exact: true }).click();
    await page.waitForURL("/case-studies");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("each dot leads to its teaser", PHONE, async ({ page }) => {
    await expect(dots(page)).toHaveText([...cases.map(({ brand }) => brand), more.title]);
    for (const index of [4, 1, 0]) {
      await dots(page).nth(index).tap();
      await expectSlideInSight(dots(page), index);
      await expect(await findSlide(dots(page).nth(index))).toBeInViewport();
    }
  });

  test("a grid has no dots", DESKTOP, async ({ page }) => {
    await expect(dots(page)).toHaveCount(0);
    for (const { title } of cases) await expect(teaser(page, title)).toBeVisible();
  });
});

test("the current dot is marked, by tap, by key and by swipe", PHONE, async ({ page }) => {
  await visit(page, "/");
  await dots(page).first().scrollIntoViewIfNeeded();
  await expectCurrentDot(dots(page), 0);
  await dots(page).nth(4).tap();
  await expectSlideInSight(dots(page), 4);
  await expectCurrentDot(dots(page), 4);
  await page.keyboard.press("Shift+Tab");
  await expect(dots(page).nth(3)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSlideInSight(dots(page), 3);
  await expectCurrentDot(dots(page), 3);
  await expect(page, "a dot moves the slider, not the page").toHaveURL("/");
  await teaser(page, cases[1]!.title).scrollIntoViewIfNeeded();
  await expectCurrentDot(dots(page), 1);
});
