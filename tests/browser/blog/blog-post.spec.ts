import type { Page } from "@playwright/test";
import { expect, test, undoAfterwards } from "../../drive/shared-page";
import { type Post, readPosts, writeDay } from "../../read/posts";
import { ONCE, visit } from "../../drive/visit";

const posts = readPosts();
const [post] = posts as [Post];

async function expectDay(page: Page): Promise<void> {
  const words = `Published on ${writeDay(post.publishDate)} • `;
  await expect(page.getByRole("main")).toContainText(words);
  await expect(page.locator("main time").first()).toHaveAttribute(
    "datetime",
    post.publishDate,
  );
}

async function moveTo(page: Page, timezoneId: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTimezoneOverride", { timezoneId });
  undoAfterwards(page, () => session.detach());
}

// 26 hours apart: a date read or written in local time would be a day off in one of them.
for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
  test(
    `posts and their list show the same dates in ${timezoneId}`,
    ONCE,
    async ({ page }) => {
      await moveTo(page, timezoneId);
      await visit(page, post.path);
      await expectDay(page);
      await visit(page, "/blog");
      for (const { publishDate } of posts)
        await expect
          .soft(page.getByRole("main"))
          .toContainText(writeDay(publishDate));
      // Here the browser renders the post, not the build.
      await page.locator(`main article a[href="${post.path}"]`).click();
      await expect(page).toHaveURL(post.path);
      await expectDay(page);
    },
  );
}
