import type { Locator, Page } from "@playwright/test";
import { findCoveredTarget } from "../drive/checks/covered";
import { findOverflow } from "../drive/checks/overflow";
import { expect, test } from "../drive/shared-page";
import { ONCE, PHONE, visit, withAndWithoutScripts } from "../drive/visit";
import { readRecords } from "../read/records";

/** A guide with long sections, wide tables and subheadings. */
const GUIDE = "/best-budget-bidding-strategy-shopify";
const GUIDE_WITH_PROMPTS = "/how-to-use-shopify-generative-ai";

const { contents } = readRecords("articles/words.yaml") as { contents: string };
const contentsLinks = (page: Page) => findContents(page).getByRole("link");

withAndWithoutScripts(() => {
  test.beforeEach(({ page }) => visit(page, GUIDE));

  test("the table of contents links to headings, which the header does not cover", async ({
    page,
    isMobile,
  }) => {
    const first = contentsLinks(page).first();
    if (isMobile) {
      await expect(first).toBeHidden();
      await findContentsSwitch(page).tap();
      await expect(first).toBeVisible();
      await findContentsSwitch(page).tap();
      await expect(first).toBeHidden();
      await openContents(page);
    } else {
      await expect(findContentsSwitch(page)).toBeHidden();
      await expect(first).toBeVisible();
    }
    for (const link of [
      contentsLinks(page).last(),
      contentsLinks(page).first(),
    ]) {
      const id = await readTarget(link);
      await link.click();
      await expect(page).toHaveURL(`${GUIDE}#${id}`);
      await expectHeadingInSight(page, id);
      // On wide screens it stays next to the text.
      if (!isMobile) await expect(first).toBeInViewport();
    }
    const heading = page.getByRole("main").locator("article h3[id]").nth(2);
    const id = (await heading.getAttribute("id")) ?? "";
    await heading.getByRole("link").click();
    await expect(page).toHaveURL(`${GUIDE}#${id}`);
    await expectHeadingInSight(page, id);
  });
});

test(
  "a URL with an anchor opens there and stays there during hydration",
  PHONE,
  async ({ page }) => {
    await visit(page, GUIDE);
    const id = await page
      .getByRole("main")
      .locator("article h2[id]")
      .nth(4)
      .getAttribute("id");
    // From another page: changing only the hash would load nothing.
    await page.goto("about:blank");
    await visit(page, `${GUIDE}#${id}`);
    await expectHeadingInSight(page, id ?? "");
  },
);

test(
  "rows of tables have labels on phones; wider tables scroll, with the keyboard too",
  PHONE,
  async ({ page }) => {
    await visit(page, GUIDE);
    const tables = page.locator(".table-scroll");
    const cell = tables.first().getByRole("cell").first();
    const label = await cell.evaluate(
      (each) => getComputedStyle(each, "::before").content,
    );
    expect(label).toContain(
      (await tables.first().locator("th").nth(1).textContent()) ?? "",
    );
    // The boxes must still be watched after the URL changes without a new page.
    await page.evaluate(() => window.location.assign("#content"));
    await page.setViewportSize({ width: 500, height: 740 });
    const readWide = () =>
      tables.evaluateAll((elements) =>
        elements.map((element) => element.scrollWidth > element.clientWidth),
      );
    // Text is wider in its web font.
    await expect.poll(readWide, { timeout: 15_000 }).toContain(true);
    const isWide = await readWide();
    expect(await findOverflow(page)).toEqual([]);
    const wide = tables.nth(isWide.indexOf(true));
    // The router also moves the focus after the page loads.
    await expect(async () => {
      await wide.focus();
      await page.keyboard.press("ArrowRight");
      await expect
        .poll(() => wide.evaluate((element) => element.scrollLeft), {
          timeout: 500,
        })
        .toBeGreaterThan(0);
    }).toPass();
  },
);

test(
  "the table of contents marks the current section",
  ONCE,
  async ({ page }) => {
    await visit(page, GUIDE);
    await openContents(page);
    await expect(findContents(page).locator("a[aria-current]")).toHaveCount(0);
    for (const index of [2, 5, 0]) {
      const link = contentsLinks(page).nth(index);
      await link.click();
      await expectCurrentHeading(page, await readTarget(link));
    }
    const ids = await Promise.all(
      (await contentsLinks(page).all()).map(readTarget),
    );
    for (const index of [3, 6, 1]) {
      await scrollToMiddle(page, ids[index]!, ids[index + 1]!);
      await expectCurrentHeading(page, ids[index]!);
    }
  },
);

async function scrollToMiddle(
  page: Page,
  id: string,
  nextId: string,
): Promise<void> {
  await page.locator(`[id="${id}"]`).evaluate((heading, nextId) => {
    const top = (element: Element | null) =>
      element?.getBoundingClientRect().top ?? 0;
    const middle = (top(heading) + top(document.getElementById(nextId))) / 2;
    window.scrollBy({
      top: middle - window.innerHeight / 6,
      behavior: "instant",
    });
  }, nextId);
}

test("no word of a prompt overflows its box", PHONE, async ({ page }) => {
  await visit(page, GUIDE_WITH_PROMPTS);
  const prompts = page.locator("main pre");
  expect(await prompts.count()).toBeGreaterThan(1);
  const cut = await prompts.evaluateAll((boxes) =>
    boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.textContent),
  );
  expect(cut).toEqual([]);
});

/** The table of contents of a guide; hidden where it does not print. */
function findContents(page: Page): Locator {
  return page
    .getByRole("main")
    .getByRole("navigation", { name: contents, includeHidden: true });
}

/** The control that opens a collapsed table of contents. */
function findContentsSwitch(page: Page): Locator {
  return findContents(page).locator("summary");
}

async function openContents(page: Page): Promise<void> {
  const opener = findContentsSwitch(page);
  if (
    (await opener.isVisible()) &&
    !(await findContents(page).getByRole("link").first().isVisible())
  )
    await opener.click();
  await expect(findContents(page).getByRole("link").first()).toBeVisible();
}

/** The heading that a link in the table of contents points to. */
async function readTarget(link: Locator): Promise<string> {
  return ((await link.getAttribute("href")) ?? "").replace("#", "");
}

/** Waits until the heading is on the screen and not under the header. */
async function expectHeadingInSight(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect
    .poll(() => findCoveredTarget(page, id), { message: id })
    .toEqual([]);
}

/** Waits until the table of contents marks only the heading with this id. */
async function expectCurrentHeading(page: Page, id: string): Promise<void> {
  const marked = findContents(page).locator("a[aria-current]");
  await expect
    .poll(() =>
      marked.evaluateAll((links) =>
        links.map((link) => [
          link.getAttribute("href"),
          link.getAttribute("aria-current"),
        ]),
      ),
    )
    .toEqual([[`#${id}`, "location"]]);
}
