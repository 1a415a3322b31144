import { expect, test } from "@playwright/test";
import { readPosts } from "../read/posts";
import { visit } from "../drive/visit";

const posts = readPosts();
const newestFirst = [...posts].sort((a, b) => b.publishDate.localeCompare(a.publishDate));
const categories = [...new Set(posts.flatMap((post) => post.categories))];

for (const name of categories) {
  test(`${name} has a page of its posts, the newest first`, async ({ page }) => {
    await visit(page, "/blog");
    const links = page.getByRole("navigation", { name: "Categories" });
    await links.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    const cards = page.getByRole("article").getByRole("link");
    expect(
      await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(newestFirst.filter((post) => post.categories.includes(name)).map(({ path }) => path));
    await expect(links.getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });
}

test("a post leads to its categories", async ({ page }) => {
  const [post] = posts;
  await visit(page, post!.path);
  await page
    .getByRole("main")
    .getByRole("link", { name: post!.categories[0]!, exact: true })
    .click();
  await expect(page).toHaveURL(/\/blog\/category\/[a-z-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post!.categories[0]!);
});

test("from the newest post, the way to the post before leads through all of them", async ({
  page,
}) => {
  await visit(page, newestFirst[0]!.path);
  for (const { path } of newestFirst.slice(1)) {
    await page.getByRole("link", { name: /^Previous post/ }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole("link", { name: /^Previous post/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Next post/ })).toHaveCount(1);
});
