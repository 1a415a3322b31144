import type { Page } from "@playwright/test";
import { expect, test } from "../../drive/lent-page";
import { PHONE, ONCE, visit } from "../../drive/visit";
import { findExcerptWord, findTellingPair, readPosts, selectPosts } from "../../read/posts";

const NO_MATCH = "No posts found. Try adjusting your filters.";
const posts = readPosts();
const search = (page: Page) => page.getByPlaceholder("Search posts...");
const category = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** How many posts a page of the list, or of results, shows. */
const PAGE = 24;

async function expectPosts(page: Page, paths: string[]): Promise<void> {
  const cards = page.locator('main article a[href^="/blog/"]');
  const read = () =>
    cards.evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? ""),
    );
  const shown = paths.slice(0, PAGE).sort();
  await expect.poll(async () => Array.from(new Set(await read())).sort()).toEqual(shown);
  await expect(page.getByText(NO_MATCH, { exact: true })).toHaveCount(paths.length > 0 ? 0 : 1);
}

test(
  "the list shows every post, its heading, and a button for each category",
  ONCE,
  async ({ page }) => {
    await visit(page, "/blog");
    await expect(
      page.getByRole("heading", { level: 1, name: "Insights & Updates", exact: true }),
    ).toBeVisible();
    await expectPosts(page, selectPosts(posts, ""));
    const buttons = await page.locator("main button[aria-pressed]").allInnerTexts();
    const categories = Array.from(new Set(posts.flatMap((post) => post.categories)));
    expect(buttons[0]).toBe("All Posts");
    expect(buttons.slice(1).sort()).toEqual(categories.sort());
    await expect(category(page, "All Posts")).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("main button[aria-pressed=true]")).toHaveCount(1);
  },
);

test("search looks at titles and excerpts, whatever the case", ONCE, async ({ page }) => {
  await visit(page, "/blog");
  const word = findExcerptWord(posts);
  await search(page).fill(word);
  await expectPosts(page, selectPosts(posts, word));
  // A placeholder goes with the first letter.
  await expect(page.getByText("Search posts", { exact: true })).toBeVisible();
  await search(page).fill("");
  await expectPosts(page, selectPosts(posts, ""));
  await expect(page.locator("main [role=status]"), "told to those who see no cards").toHaveText(
    "Filters removed. All posts are listed.",
  );
  await expect(page, "no filter, no query").toHaveURL((url) => url.search === "");
});

test("Escape clears the search and its URL, and leaves the category", ONCE, async ({ page }) => {
  const pair = findTellingPair(posts);
  await visit(page, "/blog");
  await category(page, pair.category).click();
  await search(page).fill(pair.word);
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === pair.word);
  await search(page).press("Escape");
  await expect(search(page)).toHaveValue("");
  await expectPosts(page, selectPosts(posts, "", pair.category));
  await expect(page).toHaveURL(
    (url) => !url.searchParams.has("q") && url.searchParams.has("category"),
  );
});

test(
  "search and category both hold, stay in the address, and come back with it",
  PHONE,
  async ({ page }) => {
    const pair = findTellingPair(posts);
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
    const address = page.url();

    await page.reload();
    await expectFiltered();
    await page.locator(`main a[href="${both[0]}"]`).first().click();
    await page.waitForURL(`${both[0]}`);
    await page.goBack();
    await page.waitForURL(address);
    await expectFiltered();

    await category(page, "All Posts").click();
    await expectPosts(page, selectPosts(posts, pair.word));
    await expect(page).toHaveURL((url) => !url.searchParams.has("category"));
  },
);

test("no match is said in words, and announced", ONCE, async ({ page }) => {
  await visit(page, "/blog");
  const announcer = page.locator("main [role=status]");
  await expect(announcer, "in the page before there is news, or it is not read out").toBeAttached();
  await search(page).fill("nothing is called this");
  await expect(announcer).toHaveText(NO_MATCH);
  await expectPosts(page, []);
});
