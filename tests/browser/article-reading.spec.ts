import { expect, test } from "@playwright/test";
import {
  expectCurrentHeading,
  expectHeadingInSight,
  findContents,
  findContentsSwitch,
  findCutParts,
  openContents,
  readTarget,
} from "../drive/contents";
import { findOverflow } from "../drive/overflow";
import { DESKTOP, PHONE, visit, withAndWithoutScripts } from "../drive/visit";

/** A guide with long parts, wide tables and subheadings, and one with code. */
const GUIDE = "/best-budget-bidding-strategy-shopify";
const GUIDE_WITH_CODE = "/shopify-generative-ai-custom-sections";
/** A4 without its margins of 2 cm, in pixels. */
const SHEET = { width: 643, height: 970 };

withAndWithoutScripts(() => {
  test.beforeEach(({ page, javaScriptEnabled }) => visit(page, GUIDE, javaScriptEnabled));

  test("the table of contents is closed above the text, and opens", PHONE, async ({ page }) => {
    const links = findContents(page).getByRole("link");
    await expect(links.first()).toBeHidden();
    await findContentsSwitch(page).tap();
    await expect(links.first()).toBeVisible();
    await findContentsSwitch(page).tap();
    await expect(links.first()).toBeHidden();
  });

  test("the table of contents lies open beside the text, and stays", DESKTOP, async ({ page }) => {
    await expect(findContentsSwitch(page)).toBeHidden();
    const links = findContents(page).getByRole("link");
    await expect(links.first()).toBeVisible();
    await page.locator(`[id="${await readTarget(links.last())}"]`).scrollIntoViewIfNeeded();
    await expect(links.first()).toBeInViewport();
  });

  test("its links lead to every heading of the second level, none under the header", async ({
    page,
  }) => {
    await openContents(page);
    const links = findContents(page).getByRole("link");
    const headings = page.getByRole("main").locator("article h2[id]");
    await expect(links).toHaveText(await headings.allInnerTexts());
    for (const link of (await links.all()).reverse()) {
      const id = await readTarget(link);
      await link.click();
      await expect(page).toHaveURL(`${GUIDE}#${id}`);
      await expectHeadingInSight(page, id);
    }
  });

  test("the words of a heading lead to itself", async ({ page }) => {
    const headings = page.getByRole("main").locator("article :is(h2, h3)[id]");
    const targets = await headings.evaluateAll((elements) =>
      elements.map(({ id, firstElementChild: link }) => [`#${id}`, link?.getAttribute("href")]),
    );
    expect(targets.length).toBeGreaterThan(10);
    for (const [own, href] of targets) expect.soft(href).toBe(own);
    const heading = headings.nth(5);
    await heading.getByRole("link").click();
    await expect(page).toHaveURL(GUIDE + targets[5]![0]!);
    await expectHeadingInSight(page, targets[5]![0]!.slice(1));
  });

  test("wide tables scroll inside themselves, by keys too", PHONE, async ({ page }) => {
    const tables = page.locator("section.table-scroll");
    const isWide = await tables.evaluateAll((elements) =>
      elements.map((element) => element.scrollWidth > element.clientWidth),
    );
    expect(isWide).toContain(true);
    expect(await findOverflow(page)).toEqual([]);
    const wide = tables.nth(isWide.indexOf(true));
    await wide.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe("where the reader is", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, GUIDE);
    await openContents(page);
  });

  test("is marked after a click, forth and back", async ({ page }) => {
    await expect(findContents(page).locator("a[aria-current]")).toHaveCount(0);
    const links = findContents(page).getByRole("link");
    for (const index of [2, 5, 0]) {
      const link = links.nth(index);
      await link.click();
      await expectCurrentHeading(page, await readTarget(link));
    }
  });

  test("is marked in the middle of a part, whichever way one came there", async ({ page }) => {
    const ids = await Promise.all(
      (await findContents(page).getByRole("link").all()).map(readTarget),
    );
    for (const index of [3, 6, 1]) {
      await page.locator(`[id="${ids[index]!}"]`).evaluate(
        (heading, nextId) => {
          const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
          const middle = (top(heading) + top(document.getElementById(nextId))) / 2;
          window.scrollBy({ top: middle - window.innerHeight / 6, behavior: "instant" });
        },
        ids[index + 1],
      );
      await expectCurrentHeading(page, ids[index]!);
    }
  });
});

test.describe("in print", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

  test("the text stands alone", async ({ page }) => {
    await visit(page, GUIDE);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("A daily budget is an average.")).toBeVisible();
    await expect.soft(findContents(page), "table of contents").toBeHidden();
    const aside = { navigation: "header nav", footer: "footer", band: "[data-tone=spruce]" };
    for (const [name, selector] of Object.entries(aside))
      for (const part of await page.locator(selector).all())
        await expect.soft(part, name).toBeHidden();
  });

  test("tables and code fit the sheet", DESKTOP, async ({ page }) => {
    await page.setViewportSize(SHEET);
    for (const path of [GUIDE, GUIDE_WITH_CODE]) {
      await visit(page, path);
      await expect(page.locator("main table").first()).toBeVisible();
      expect.soft(await findCutParts(page, ".table-scroll, .table-scroll table, pre")).toEqual([]);
    }
  });
});
