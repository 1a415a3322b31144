import { expect, type Page, test } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { readRecords, readSection } from "../read/records";
import { expectCurrentDot, expectSlideInSight, findDots } from "../drive/slider";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "../drive/visit";

interface Testimonial {
  name: string;
  company: string;
  shortQuote: string;
  fullQuote: string;
}

const section = readSection("home", "testimonials") as { heading: string; testimonials: string[] };
const records = readRecords("shared/testimonials.yaml") as Record<string, Testimonial>;
const testimonials = section.testimonials.map((key) => records[key]!);
const longer = testimonials.filter(
  ({ fullQuote, shortQuote }) => fullQuote.length > shortQuote.length,
);

const dots = (page: Page) => findDots(page, section.heading);
const card = (page: Page, { company }: Testimonial) =>
  // A company with a website is a link, which says that it opens a new tab.
  page
    .getByRole("figure")
    .filter({ has: page.getByText(new RegExp(`^${company}(?: \\(opens in a new tab\\))?$`)) });
const toggle = (page: Page, testimonial: Testimonial) => card(page, testimonial).locator("summary");

/** One quote is there for each testimonial: the full one where it is open, else the short one. */
async function expectOpen(page: Page, open?: Testimonial): Promise<void> {
  for (const each of testimonials) {
    const quote = each === open ? each.fullQuote : each.shortQuote;
    await expect(card(page, each).getByRole("paragraph").filter({ visible: true })).toHaveText(
      quote,
    );
    if (longer.includes(each))
      await expect(toggle(page, each).getByText(/^Read/).filter({ visible: true })).toHaveText(
        each === open ? "Read Less" : "Read More",
      );
  }
}

withAndWithoutScripts(() => {
  test.beforeEach(({ page, javaScriptEnabled }) => visit(page, "/", javaScriptEnabled));

  test("there are four, and only those with more to read can be opened", async ({ page }) => {
    expect(testimonials).toHaveLength(4);
    expect(longer.length, "some have more to read, some have not").toBeLessThan(4);
    for (const each of testimonials) {
      await expect(card(page, each)).toHaveCount(1);
      await expect(card(page, each).getByText(each.name, { exact: true })).toBeAttached();
      await expect(toggle(page, each)).toHaveCount(longer.includes(each) ? 1 : 0);
    }
    await expectOpen(page);
  });

  test("one full quote shows at a time", async ({ page, hasTouch }) => {
    for (const each of [longer[0]!, longer[1]!]) {
      await (hasTouch ? toggle(page, each).tap() : toggle(page, each).click());
      await expectOpen(page, each);
    }
    await toggle(page, longer[1]!).click();
    await expectOpen(page);
  });

  test("keys open and close a quote, and it is said whose it is", async ({ page }) => {
    const [first] = longer;
    await toggle(page, first!).focus();
    for (const [key, open] of [
      ["Enter", true],
      ["Space", false],
    ] as const) {
      await page.keyboard.press(key);
      await expectOpen(page, open ? first : undefined);
      await expect(toggle(page, first!)).toBeFocused();
      const said = await readFocusAnnouncement(page);
      expect(said).toMatchObject({ name: open ? "Read Less" : "Read More", expanded: open });
      expect(said.description).toContain(first!.company);
    }
  });

  test("each dot leads to its testimonial", PHONE, async ({ page }) => {
    await expect(dots(page)).toHaveText(
      testimonials.map(({ name, company }) => `${name}, ${company}`),
    );
    for (const index of [2, 0, 3]) {
      await dots(page).nth(index).tap();
      await expectSlideInSight(dots(page), index);
    }
  });

  test("a grid has no dots", DESKTOP, async ({ page }) => {
    await expect(dots(page)).toHaveCount(0);
    for (const each of testimonials) await expect(card(page, each)).toBeVisible();
  });
});

test("the current dot is marked, by tap, by key and by swipe", PHONE, async ({ page }) => {
  await visit(page, "/");
  await dots(page).first().scrollIntoViewIfNeeded();
  await expectCurrentDot(dots(page), 0);
  await dots(page).nth(1).tap();
  await expectSlideInSight(dots(page), 1);
  await expectCurrentDot(dots(page), 1);
  await dots(page).nth(2).focus();
  await page.keyboard.press("Enter");
  await expectSlideInSight(dots(page), 2);
  await expectCurrentDot(dots(page), 2);
  await expect(dots(page).nth(2)).toBeFocused();
  await expect(page, "a dot moves the slider, not the page").toHaveURL("/");
  await card(page, testimonials[0]!).scrollIntoViewIfNeeded();
  await expectCurrentDot(dots(page), 0);
});
