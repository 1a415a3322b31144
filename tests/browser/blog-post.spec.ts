import { expect, test } from "@playwright/test";
import { readPosts } from "../read/posts";
import { waitForHydration } from "../drive/settle";

const posts = readPosts();

// 26 hours apart: a date that is read or written in local time is a day off in one of them.
for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    for (const post of posts) {
      test(`${post.path} says when it was published and how long it takes`, async ({ page }) => {
        const date = new Date(`${post.publishDate}T00:00:00Z`).toLocaleDateString("en-US", {
          dateStyle: "long",
          timeZone: "UTC",
        });
        await page.goto(post.path);
        await waitForHydration(page);
        await expect(page.locator("main")).toContainText(
          `Published on ${date} • ${post.readingTime} min read`,
        );
        await expect(page.locator("main time").first()).toHaveAttribute(
          "datetime",
          post.publishDate,
        );
      });
    }

    test("the post of March 15, 2025 reads as specified", async ({ page }) => {
      const post = posts.find(({ publishDate }) => publishDate === "2025-03-15");
      await page.goto(post?.path ?? "/no-post-of-that-day");
      await waitForHydration(page);
      await expect(page.locator("main")).toContainText("Published on March 15, 2025 • 7 min read");
    });

    test("the list writes the same dates", async ({ page }) => {
      await page.goto("/blog");
      await waitForHydration(page);
      for (const { publishDate } of posts) {
        const date = new Date(`${publishDate}T00:00:00Z`).toLocaleDateString("en-US", {
          dateStyle: "long",
          timeZone: "UTC",
        });
        await expect.soft(page.locator("main")).toContainText(date);
      }
    });
  });
}

for (const post of posts) {
  test(`${post.path} has a title, a body as long as it says, and its author`, async ({ page }) => {
    await page.goto(post.path);
    const [, ...lastWords] = post.title.split("}}");
    await expect(page.locator("h1")).toContainText(lastWords.join("") || post.title);
    const words = (await page.locator("main").innerText()).split(/\s+/).length;
    expect(words, "words in the main part").toBeGreaterThan(post.readingTime * 230 * 0.8);
    await expect(page.locator("main footer")).toBeVisible();
  });
}
