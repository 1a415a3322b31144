import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../drive/shared-page";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readRecords, readSection } from "../read/records";

interface Person {
  name: string;
  company: string;
}

const cases = readSection("home", "case-cards") as {
  heading: string;
  caseStudies: string[];
  more: { title: string };
};
const brands = cases.caseStudies.map(
  (key) => (readRecords(`case-studies/${key}/index.yaml`) as { brand: string }).brand,
);
const quotes = readSection("home", "testimonials") as { heading: string; testimonials: string[] };
const people = readRecords("shared/testimonials.yaml") as Record<string, Person>;

/** The home page has two sliders of the same kind; one is enough. */
const SLIDERS = [
  { heading: cases.heading, names: [...brands, cases.more.title] },
  {
    heading: quotes.heading,
    names: quotes.testimonials.map((key) => `${people[key]!.name}, ${people[key]!.company}`),
  },
];
const dots = (page: Page) => findDots(page, cases.heading);

withAndWithoutScripts(() => {
  test.beforeEach(({ page }) => visit(page, "/"));

  test("each dot is named after its slide and shows it", PHONE, async ({ page }) => {
    for (const { heading, names } of SLIDERS)
      await expect(findDots(page, heading)).toHaveText(names);
    for (const index of [4, 1, 0]) {
      await dots(page).nth(index).tap();
      await expectSlideInSight(dots(page), index);
      await expect(await findSlide(dots(page).nth(index))).toBeInViewport();
    }
  });

  test("a grid has no dots and shows every slide", DESKTOP, async ({ page }) => {
    for (const { heading, names } of SLIDERS) {
      await expect(findDots(page, heading)).toHaveCount(0);
      const hidden = page.getByRole("navigation", {
        name: heading,
        exact: true,
        includeHidden: true,
      });
      const links = await hidden.locator("a").all();
      expect(links).toHaveLength(names.length);
      for (const link of links) await expect(await findSlide(link)).toBeVisible();
    }
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
  await expect(dots(page).nth(3)).toBeFocused();
  await expect(page, "a dot moves the slider, not the page").toHaveURL("/");
  await (await findSlide(dots(page).nth(1))).scrollIntoViewIfNeeded();
  await expectCurrentDot(dots(page), 1);
});

/** The row of dots below a slider, labeled with the section's name. */
function findDots(page: Page, name: string): Locator {
  return page.getByRole("navigation", { name, exact: true }).getByRole("link");
}

async function findSlide(dot: Locator): Promise<Locator> {
  const target = (await dot.getAttribute("href")) ?? "";
  return dot.page().locator(`[id="${target.slice(1)}"]`);
}

/** Waits until only the dot's slide is fully visible. */
async function expectSlideInSight(dots: Locator, index: number): Promise<void> {
  for (const [place, dot] of (await dots.all()).entries()) {
    const slide = await findSlide(dot);
    await expect
      .poll(() => slide.evaluate(liesBetweenTheEdges), {
        message: `slide ${place + 1} is in sight`,
      })
      .toBe(place === index);
  }
}

/** Waits until only this dot is marked as current, visually and for assistive technology. */
async function expectCurrentDot(dots: Locator, index: number): Promise<void> {
  const states = () =>
    dots.evaluateAll((links) => links.map((link) => link.getAttribute("aria-current") === "true"));
  const count = await dots.count();
  await expect.poll(states).toEqual(Array.from({ length: count }, (_, place) => place === index));
  const variants = () =>
    dots.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, "::before").backgroundColor),
    );
  const countAlike = async () => {
    const [all, current] = [await variants(), (await variants())[index]];
    return all.filter((look) => look === current).length;
  };
  await expect.poll(countAlike, { message: "dots that look like the current one" }).toBe(1);
}

function liesBetweenTheEdges(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  return left >= -1 && right <= document.documentElement.clientWidth + 1;
}
