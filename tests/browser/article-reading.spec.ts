import { expect, test } from "@playwright/test";
import { ONCE, PHONE, visit, withAndWithoutScripts } from "./support/visit";
import { readRecords } from "../read/records";

/** A guide with long sections and wide tables. */
const GUIDE = "/best-budget-bidding-strategy-shopify";

const { contents } = readRecords("articles/words.yaml") as { contents: string };
const navigation = `main nav[aria-label="${contents}"]`;

withAndWithoutScripts(() => {
  test("the table of contents leads to headings, collapsed on phones", async ({
    page,
    isMobile,
  }) => {
    await visit(page, GUIDE);
    const links = page.locator(navigation).getByRole("link", {
      includeHidden: true,
    });
    const opener = page.locator(navigation).locator("summary");
    await expect(opener).toBeVisible({ visible: isMobile });
    await expect(links.first()).toBeVisible({ visible: !isMobile });
    if (isMobile) await opener.tap();
    for (const link of [links.last(), links.first()]) {
      const hash = (await link.getAttribute("href"))!;
      await link.click();
      await expect(page).toHaveURL(GUIDE + hash);
      await expect(page.locator(hash)).toBeInViewport();
      // On wide screens it stays next to the text.
      if (!isMobile) await expect(links.first()).toBeInViewport();
    }
  });
});

test(
  "a URL with an anchor opens there and stays there during hydration",
  PHONE,
  async ({ page }) => {
    await visit(page, GUIDE);
    const heading = page.locator("main article h2[id]").nth(4);
    const id = await heading.getAttribute("id");
    // From another page: changing only the hash would load nothing.
    await page.goto("about:blank");
    await visit(page, `${GUIDE}#${id}`);
    await expect(heading).toBeInViewport();
  },
);

test("wide tables scroll, with the keyboard too", PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 740 });
  await visit(page, GUIDE);
  const wide = page.locator(".table-scroll[tabindex='0']").first();
  await wide.press("ArrowRight");
  await expect
    .poll(() => wide.evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
});

test(
  "the table of contents marks the current section",
  ONCE,
  async ({ page }) => {
    await visit(page, GUIDE);
    const marked = page.locator(navigation).locator("a:target-current");
    const headings = page.locator("main article h2[id]");
    for (const index of [3, 5, 1]) {
      const heading = headings.nth(index);
      const id = (await heading.getAttribute("id"))!;
      await heading.evaluate((element) =>
        element.scrollIntoView({ block: "start", behavior: "instant" }),
      );
      await expect(marked).toHaveAttribute("href", `#${id}`);
    }
  },
);
