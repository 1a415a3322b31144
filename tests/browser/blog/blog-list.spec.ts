import type { Page } from "@playwright/test";
import { expect, test } from "../../drive/shared-page";
import { PHONE, visit } from "../../drive/visit";
import { findDistinctPair, readPosts, selectPosts } from "../../read/posts";

const posts = readPosts();
const search = (page: Page) => page.getByPlaceholder("Search posts...");
const category = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Posts on one page of the list or of results. */
const PAGE = 24;

async function expectPosts(page: Page, paths: string[]): Promise<void> {
  const cards = page.locator('main article a[href^="/blog/"]');
  const read = () =>
    cards.evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? ""),
    );
  const shown = paths.slice(0, PAGE).sort();
  await expect.poll(async () => Array.from(new Set(await read())).sort()).toEqual(shown);
}

test(
  "search and category combine, stay in the URL, and are restored from it",
  PHONE,
  async ({ page }) => {
    const pair = findDistinctPair(posts);
    const both = selectPosts(posts, pair.word, pair.category);
    const expectFiltered = async () => {
      await expectPosts(page, both);
      await expect(search(page)).toHaveValue(pair.word);
      await expect(category(page, pair.category)).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator("main button[aria-pressed=true]")).toHaveCount(1);
    };
    await visit(page, "/blog");
    await category(page, pair.category).click();
    await expectPosts(page, selectPosts(posts, "", pair.category));
    await search(page).fill(pair.word);
    await expectFiltered();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get("q") === pair.word && url.searchParams.has("category"),
    );
    const url = page.url();

    await page.reload();
    await expectFiltered();
    await page.locator(`main a[href="${both[0]}"]`).first().click();
    await page.waitForURL(`${both[0]}`);
    await page.goBack();
    await page.waitForURL(url);
    await expectFiltered();

    await search(page).press("Escape");
    await expect(search(page)).toHaveValue("");
    await expectPosts(page, selectPosts(posts, "", pair.category));
    await expect(page).toHaveURL(
      (url) => !url.searchParams.has("q") && url.searchParams.has("category"),
    );
    await category(page, "All Posts").click();
    await expectPosts(page, selectPosts(posts, ""));
    await expect(page, "no filter, no query").toHaveURL((url) => url.search === "");
  },
);
