import { expect, type Page, test } from "@playwright/test";
import { type Post, readPosts, writeDay } from "../read/posts";
import { visit } from "../drive/visit";

const posts = readPosts();
const [post] = posts as [Post];

async function expectDay(page: Page): Promise<void> {
  const words = `Published on ${writeDay(post.publishDate)} • ${post.readingTime} min read`;
  await expect(page.getByRole("main")).toContainText(words);
  await expect(page.locator("main time").first()).toHaveAttribute("datetime", post.publishDate);
}

// 26 hours apart: a date that is read or written in local time is a day off in one of them.
for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test("posts and their list name the same days", async ({ page }) => {
      await visit(page, post.path);
      await expectDay(page);
      await visit(page, "/blog");
      for (const { publishDate } of posts)
        await expect.soft(page.getByRole("main")).toContainText(writeDay(publishDate));
      // Here the post is written by the browser, and not by the build.
      await page.locator(`main article a[href="${post.path}"]`).click();
      await expect(page).toHaveURL(post.path);
      await expectDay(page);
    });
  });
}
