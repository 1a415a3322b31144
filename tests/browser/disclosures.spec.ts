import type { Page } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readHomePlans } from "../read/plans";
import { readRecords, readSection } from "../read/records";
import { findPageRoute } from "../read/site-routes";
import { readQuestions } from "../read/structured-data";

/** One of a group of boxes that open one at a time. */
interface Item {
  /** Its heading, or the company that a quote is from. */
  title: string;
  /** What a screen reader says about its summary. */
  announce: (isOpen: boolean) => object;
  /** Waits until it shows its content, or only what it always shows. */
  expectOpen: (page: Page, isOpen: boolean) => Promise<void>;
}

const findHeading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 3, name, exact: true });
const findQuestion = (page: Page, question: string) =>
  page
    .getByRole("main")
    .locator("details")
    .filter({ has: findHeading(page, question) });
const findPlan = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: findHeading(page, name) });

/** All pages with questions use the same widget; tests/built compares its text with the structured data. */
const questions = readQuestions(findPageRoute("/pricing")).map(({ question, answer }): Item => ({
  title: question,
  announce: () => ({ name: question }),
  expectOpen: async (page, isOpen) => {
    const shown = findQuestion(page, question).locator("summary ~ *");
    await expect(shown, question).toBeVisible({ visible: isOpen });
    if (isOpen) expect.soft((await shown.innerText()).replace(/\s+/g, " "), question).toBe(answer);
  },
}));

/** Prices and buttons are always there. */
const plans = readHomePlans().map(({ name, price, features, everythingIn, action }): Item => ({
  title: name,
  announce: () => ({ name: expect.stringContaining(name) as unknown }),
  expectOpen: async (page, isOpen) => {
    const card = findPlan(page, name);
    const count = isOpen ? features.length + (everythingIn ? 1 : 0) : 0;
    await expect(card.getByRole("listitem"), `features of ${name}`).toHaveCount(count);
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: action.label })).toBeVisible();
  },
}));

interface Testimonial {
  company: string;
  shortQuote: string;
  fullQuote: string;
}

/** A company with a website is a link that announces a new tab. */
const findQuote = (page: Page, company: string) =>
  page
    .getByRole("figure")
    .filter({ has: page.getByText(new RegExp(`^${company}(?: \\(opens in a new tab\\))?$`)) });

const section = readSection("home", "testimonials") as { testimonials: string[] };
const records = readRecords("shared/testimonials.yaml") as Record<string, Testimonial>;
const quotes = section.testimonials
  .map((key) => records[key]!)
  .filter(({ shortQuote, fullQuote }) => fullQuote.length > shortQuote.length)
  .map(({ company, shortQuote, fullQuote }): Item => {
    const nameOf = (isOpen: boolean) => (isOpen ? "Read Less" : "Read More");
    const description = expect.stringContaining(company) as unknown;
    return {
      title: company,
      announce: (isOpen) => ({ name: nameOf(isOpen), description }),
      expectOpen: async (page, isOpen) => {
        const figure = findQuote(page, company);
        const shown = figure.getByRole("paragraph").filter({ visible: true });
        await expect(shown).toHaveText(isOpen ? fullQuote : shortQuote);
        const opener = figure.locator("summary").getByText(/^Read/);
        await expect(opener.filter({ visible: true })).toHaveText(nameOf(isOpen));
      },
    };
  });

withAndWithoutScripts(() => {
  for (const { kind, path, items, find } of [
    { kind: "questions", path: "/pricing", items: questions, find: findQuestion },
    { kind: "plans", path: "/", items: plans, find: findPlan },
    { kind: "quotes", path: "/", items: quotes, find: findQuote },
  ])
    test(`${kind} open one at a time and announce it, by tap or key`, PHONE, async ({ page }) => {
      const findSummary = ({ title }: Item) => find(page, title).locator("summary");
      const expectOnly = async (open?: Item) => {
        for (const item of items) await item.expectOpen(page, item === open);
      };
      await visit(page, path);
      await expectOnly();
      for (const item of items) {
        await findSummary(item).tap();
        await expectOnly(item);
      }
      const [first, second] = [items[0]!, items[1]!];
      for (const [item, key, isOpen] of [
        [first, "Enter", true],
        [second, "Space", true],
        [second, "Enter", false],
      ] as const) {
        await findSummary(item).focus();
        await page.keyboard.press(key);
        await expectOnly(isOpen ? item : undefined);
        await expect(findSummary(item)).toBeFocused();
        const announcement = await readFocusAnnouncement(page);
        expect(announcement).toMatchObject({ ...item.announce(isOpen), expanded: isOpen });
      }
    });
});
