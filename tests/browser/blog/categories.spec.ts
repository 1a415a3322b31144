import { readPosts, sortNewestFirst } from "../../read/posts";
import { expect, test } from "../../drive/lent-page";
import { ONCE, visit } from "../../drive/visit";

const newestFirst = sortNewestFirst(readPosts());
const [newest, before] = newestFirst;

test("a category is a click away from the list and from a post", ONCE, async ({ page }) => {
  const name = newest!.categories[0]!;
  const heading = page.getByRole("heading", { level: 1, name, exact: true });
  await visit(page, "/blog");
  const links = page.getByRole("navigation", { name: "Categories" });
  // They are named after what they lead to: "Product posts".
  const called = { hasText: new RegExp(`^${name}$`) };
  await links.getByRole("link").filter(called).click();
  await expect(heading).toBeVisible();
  const current = links.getByRole("link").filter(called);
  await expect(current).toHaveAttribute("aria-current", "page");

  await page.locator(`main article a[href="${newest!.path}"]`).click();
  await expect(page).toHaveURL(newest!.path);
  await page.getByRole("main").getByRole("link").filter(called).click();
  await expect(heading).toBeVisible();
});

test("a post leads to the one before, and back", ONCE, async ({ page }) => {
  await visit(page, newest!.path);
  await page.getByRole("link", { name: /^Previous post/ }).click();
  await expect(page).toHaveURL(before!.path);
  await page.getByRole("link", { name: /^Next post/ }).click();
  await expect(page).toHaveURL(newest!.path);
});
