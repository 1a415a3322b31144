import type { Page } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readRecords, readSection } from "../read/records";

interface Testimonial {
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

const card = (page: Page, { company }: Testimonial) =>
  // A company with a website is a link that announces a new tab.
  page
    .getByRole("figure")
    .filter({ has: page.getByText(new RegExp(`^${company}(?: \\(opens in a new tab\\))?$`)) });
const toggle = (page: Page, testimonial: Testimonial) => card(page, testimonial).locator("summary");

/** Each testimonial shows one quote: the full one if open, else the short one. */
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
  test.beforeEach(({ page }) => visit(page, "/"));

  test("one full quote shows at a time, and buttons say whose it is", PHONE, async ({ page }) => {
    await expectOpen(page);
    for (const each of [longer[0]!, longer[1]!]) {
      await toggle(page, each).tap();
      await expectOpen(page, each);
    }
    await toggle(page, longer[1]!).tap();
    await expectOpen(page);

    const [first] = longer;
    await toggle(page, first!).focus();
    for (const [key, open] of [
      ["Enter", true],
      ["Space", false],
    ] as const) {
      await page.keyboard.press(key);
      await expectOpen(page, open ? first : undefined);
      await expect(toggle(page, first!)).toBeFocused();
      const announcement = await readFocusAnnouncement(page);
      expect(announcement).toMatchObject({
        name: open ? "Read Less" : "Read More",
        expanded: open,
      });
      expect(announcement.description).toContain(first!.company);
    }
  });
});
