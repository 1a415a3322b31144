import { expect, type Page, test } from "@playwright/test";
import { readPageRoutes } from "../read/site-routes";
import { readFocusAnnouncement } from "../drive/focus";
import { readQuestions } from "../read/structured-data";
import { visit, withAndWithoutScripts } from "../drive/visit";

const pages = readPageRoutes()
  .map((route) => ({ path: route.path, items: readQuestions(route) }))
  .filter(({ items }) => items.length > 0);
type Item = (typeof pages)[number]["items"][number];

const headings = (page: Page) =>
  page.getByRole("main").locator("summary").getByRole("heading").filter({ visible: true });
const disclosure = (page: Page, { question }: Item) =>
  page
    .getByRole("main")
    .locator("details")
    .filter({ has: page.getByRole("heading", { name: question, exact: true }) });
const summary = (page: Page, item: Item) => disclosure(page, item).locator("summary");

/** Waits until the answer of this question, or of none, is seen, and reads it. */
async function expectOpen(page: Page, items: Item[], open?: Item): Promise<void> {
  for (const item of items) {
    const answer = disclosure(page, item).locator("summary ~ *");
    await expect(answer, item.question).toBeVisible({ visible: item === open });
    if (item === open)
      expect.soft((await answer.innerText()).replace(/\s+/g, " "), item.question).toBe(item.answer);
  }
}

withAndWithoutScripts(() => {
  for (const { path, items } of pages) {
    test(`the questions of ${path} are those that search engines are told, and open one at a time`, async ({
      page,
      hasTouch,
      javaScriptEnabled,
    }) => {
      await visit(page, path, javaScriptEnabled);
      await expect(headings(page)).toHaveText(items.map(({ question }) => question));
      await expectOpen(page, items);
      for (const item of items) {
        await (hasTouch ? summary(page, item).tap() : summary(page, item).click());
        await expectOpen(page, items, item);
      }
      const [first, second] = [items[0]!, items[1]!];
      for (const [item, key, open] of [
        [first, "Enter", true],
        [second, "Space", true],
        [second, "Enter", false],
      ] as const) {
        await summary(page, item).focus();
        await page.keyboard.press(key);
        await expectOpen(page, items, open ? item : undefined);
        await expect(summary(page, item)).toBeFocused();
        const said = await readFocusAnnouncement(page);
        expect(said).toMatchObject({ name: item.question, expanded: open });
      }
    });
  }
});
