import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { addStyles } from "../drive/add-styles";
import { openFolder, readWritten } from "./support/local-folder";

const folder = process.env.DEVELOP_FOLDER ?? "";
const entry =
  "/admin#/collections/BlogPost/entries/product-feed-optimization/index";
const words = "Words that nobody has saved";

const findTitle = (page: Page) =>
  page.locator('section.field[data-key-path="title"]').getByRole("textbox");

/** Opens a post on a writer's first visit, and changes its title. */
async function change(page: Page): Promise<void> {
  await page.goto("/admin");
  await openFolder(page, path.join(folder, "content"));
  await addStyles(page, "content-problems { display: none; }");
  await page.getByRole("treeitem", { name: "Blog posts" }).click();
  await page
    .getByRole("gridcell", { name: "(product-feed-optimization)" })
    .last()
    .click();
  await findTitle(page).press("ControlOrMeta+A");
  await findTitle(page).pressSequentially(words);
}

/** Opens the post again and restores the backup that the editor offers. */
async function restore(page: Page, title = words): Promise<void> {
  await page.goto(entry);
  // The file fills the form, and would replace what was restored before.
  await expect(findTitle(page)).toHaveValue(/./);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(findTitle(page)).toHaveValue(title);
}

test("Escape leaves nothing, and the arrow asks first", async ({ page }) => {
  await change(page);
  await page.keyboard.press("Escape");
  await expect(findTitle(page)).toHaveValue(words);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  const arrow = page.getByRole("button", { name: "Cancel Editing" });
  await arrow.click();
  await expect(findTitle(page)).toHaveValue(words);
  await arrow.click();
  await expect(findTitle(page)).toBeHidden();
  expect(asked).toEqual(
    Array(2).fill(expect.stringMatching("Leave without saving?")),
  );
  await restore(page);
});

test("the browser's back button asks first", async ({ page }) => {
  await change(page);
  page.once("dialog", (dialog) => void dialog.dismiss());
  await page.evaluate(() => window.history.back());
  await expect(findTitle(page)).toHaveValue(words);
});

test("a reload asks first, and loses no letter", async ({ page, context }) => {
  await change(page);
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  await (await asked).dismiss();
  await expect(findTitle(page)).toHaveValue(words);
  await findTitle(page).press("End");
  await findTitle(page).pressSequentially(" yet");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await restore(await context.newPage(), `${words} yet`);
});

test("a crash loses no letter", async ({ page, context }) => {
  await change(page);
  const crashed = page.waitForEvent("crash");
  const browser = await context.newCDPSession(page);
  void browser.send("Page.crash").catch(() => undefined);
  await crashed;
  await restore(await context.newPage());
});

test("a second tab asks before it replaces what the first one saved", async ({
  page,
  context,
}) => {
  const file = "content/blog/product-feed-optimization/index.md";
  await page.goto("/admin");
  await openFolder(page, path.join(folder, "content"));
  const second = await context.newPage();
  for (const each of [page, second]) {
    await each.goto(entry);
    await addStyles(each, "content-problems { display: none; }");
    await expect(findTitle(each)).toHaveValue(/./);
  }
  await findTitle(page).fill(words);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(findTitle(page)).toBeHidden();
  await findTitle(second).fill("Words of the second tab");
  await second.getByRole("button", { name: "Save" }).click();
  const question = second.getByRole("alertdialog");
  await expect(question).toContainText("their changes will be lost");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(findTitle(second)).toHaveValue("Words of the second tab");
  expect((await readWritten(second, file)).toString()).toContain(words);
});
