import { expect, type Page, test } from "@playwright/test";
import { PHONE, visit } from "./support/visit";
import { readPosts, selectPosts } from "../read/posts";

/** Posts on one page of the list or of results. */
const PAGE = 24;

const posts = readPosts();
const post = posts[0]!;
const category = post.categories[0]!;
const word = /[A-Za-z]{4,}/.exec(post.title)?.[0] ?? post.title;

async function expectPosts(page: Page, paths: string[]): Promise<void> {
  const links = page.locator('main article a[href^="/blog/"]:visible');
  const read = async () =>
    links.evaluateAll((all) =>
      Array.from(new Set(all.map((link) => link.getAttribute("href")))),
    );
  const wanted = paths.slice(0, PAGE).sort();
  await expect.poll(async () => (await read()).sort()).toEqual(wanted);
}

test(
  "search and category combine, stay in the URL, and are restored from it",
  PHONE,
  async ({ page }) => {
    const search = page.getByPlaceholder("Search posts...");
    const button = page.getByRole("button", { name: category, exact: true });
    const expectFiltered = async () => {
      await expectPosts(page, selectPosts(posts, word, category));
      await expect(search).toHaveValue(word);
      await expect(button).toHaveAttribute("aria-pressed", "true");
    };
    await visit(page, "/blog");
    await button.click();
    await expectPosts(page, selectPosts(posts, "", category));
    await search.fill(word);
    await expectFiltered();
    await expect(page).toHaveURL(
      ({ searchParams }) =>
        searchParams.get("q") === word && searchParams.has("category"),
    );
    const url = page.url();
    await page.reload();
    await expectFiltered();
    await page.locator(`main a[href="${post.path}"]`).first().click();
    await expect(page).toHaveURL(post.path);
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expectFiltered();

    await search.press("Escape");
    await expectPosts(page, selectPosts(posts, "", category));
    await page.getByRole("button", { name: "All Posts", exact: true }).click();
    await expectPosts(page, selectPosts(posts, ""));
    await expect(page).toHaveURL("/blog");
  },
);
