import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
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
  await page.addStyleTag({ content: "content-problems { display: none; }" });
  await page.getByRole("treeitem", { name: "Blog posts" }).click();
  await page
    .getByRole("gridcell", { name: "(product-feed-optimization)" })
    .last()
    .click();
  await findTitle(page).press("ControlOrMeta+A");
  await findTitle(page).pressSequentially(words);
}

/** Opens the post again and restores the backup that the editor offers. */
async function restore(page: Page): Promise<void> {
  await page.goto(entry);
  // The file fills the form, and would replace what was restored before.
  await expect(findTitle(page)).toHaveValue(/./);
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(findTitle(page)).toHaveValue(words);
}

/** Runs in the page: the number of backups in the editor's database. */
async function countBackups(): Promise<number> {
  const databases = await indexedDB.databases();
  const { name = "" } =
    databases.find((each) => each.name?.startsWith("gitea:")) ?? {};
  const opened = indexedDB.open(name);
  await new Promise((resolve) => opened.addEventListener("success", resolve));
  const database = opened.result;
  const store = "draft-backups";
  if (!database.objectStoreNames.contains(store)) return 0;
  const count = database.transaction(store).objectStore(store).count();
  await new Promise((resolve) => count.addEventListener("success", resolve));
  database.close();
  return count.result;
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

test("a reload asks first, and a closed tab leaves a backup", async ({
  page,
  context,
}) => {
  await change(page);
  const asked = page.waitForEvent("dialog");
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(findTitle(page)).toHaveValue(words);
  // The editor waits for a pause in typing before it writes a backup.
  await expect.poll(() => page.evaluate(countBackups)).toBe(1);
  await page.close();
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
    await each.addStyleTag({
      content: "content-problems { display: none; }",
    });
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
