import type { Page } from "@playwright/test";
import { readFocusAnnouncement } from "../drive/focus";
import { expect, test } from "../drive/shared-page";
import { PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { findPageRoute } from "../read/site-routes";
import { readQuestions } from "../read/structured-data";

/** All pages with questions use the same widget; tests/built compares its text with the structured data. */
const PATH = "/pricing";
const items = readQuestions(findPageRoute(PATH));
type Item = (typeof items)[number];

const headings = (page: Page) =>
  page.locator("main section summary").getByRole("heading").filter({ visible: true });
const disclosure = (page: Page, { question }: Item) =>
  page
    .getByRole("main")
    .locator("details")
    .filter({ has: page.getByRole("heading", { name: question, exact: true }) });
const summary = (page: Page, item: Item) => disclosure(page, item).locator("summary");

/** Waits until only this question's answer (or none) is visible, and reads it. */
async function expectOpen(page: Page, open?: Item): Promise<void> {
  for (const item of items) {
    const answer = disclosure(page, item).locator("summary ~ *");
    await expect(answer, item.question).toBeVisible({ visible: item === open });
    if (item === open)
      expect.soft((await answer.innerText()).replace(/\s+/g, " "), item.question).toBe(item.answer);
  }
}

withAndWithoutScripts(() => {
  test("questions open one at a time and announce it, by tap or key", PHONE, async ({ page }) => {
    await visit(page, PATH);
    await expect(headings(page)).toHaveText(items.map(({ question }) => question));
    await expectOpen(page);
    for (const item of items) {
      await summary(page, item).tap();
      await expectOpen(page, item);
    }
    const [first, second] = [items[0]!, items[1]!];
    for (const [item, key, open] of [
      [first, "Enter", true],
      [second, "Space", true],
      [second, "Enter", false],
    ] as const) {
      await summary(page, item).focus();
      await page.keyboard.press(key);
      await expectOpen(page, open ? item : undefined);
      await expect(summary(page, item)).toBeFocused();
      const announcement = await readFocusAnnouncement(page);
      expect(announcement).toMatchObject({ name: item.question, expanded: open });
    }
  });
});
