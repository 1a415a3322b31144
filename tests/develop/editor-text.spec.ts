import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { findAccessibilityViolations } from "../drive/checks/accessibility";
import {
  editCopied,
  readCopied,
  readCopiedBytes,
  writeCopied,
} from "./support/copied-files";
import { openFolder, readWritten } from "./support/local-folder";
import { plantedErrors } from "./support/planted-errors";

const folder = process.env.DEVELOP_FOLDER ?? "";
const post = "content/blog/finding-the-right-customers/index.md";

let page: Page;

// The tests share a page, since opening the folder takes seconds.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await page.goto("/admin");
  await openFolder(page, path.join(folder, "content"));
});

test("the toolbar writes Markdown, beside the page", async () => {
  await page.getByRole("treeitem", { name: "Blog posts" }).click();
  const name = "(finding-the-right-customers)";
  await page.getByRole("gridcell", { name }).last().click();
  const preview = page.frameLocator(".page-preview iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  const result = page.locator(".search-result");
  await expect(result).toContainText("/blog/finding-the-right-customers");
  await expect(result).toContainText(/customers for your store \| \w/);
  const shared = page.locator(".shared-link img");
  await expect(shared).toHaveJSProperty("naturalWidth", 1200);
  const field = page.locator('section.field[data-key-path="body"]');
  const text = field.getByRole("textbox");
  await text.click();
  await text.press("ControlOrMeta+End");
  await text.pressSequentially("\n\nOne more thing");
  await text.press("ControlOrMeta+Shift+ArrowLeft");
  const toolbar = field.getByRole("toolbar", { name: "Markdown" });
  await toolbar.getByRole("button", { name: "Bold" }).click();
  await text.press("ControlOrMeta+End");
  await text.pressSequentially(" of ");
  await toolbar.getByRole("combobox").selectOption("brand");
  await expect(toolbar.getByRole("status")).toHaveText(
    /^\d,\d+ words, \d min$/,
  );
  const picture = readCopiedBytes(post.replace("index.md", "cover.jpg"));
  page.once("dialog", (dialog) => void dialog.accept("A shelf with two boxes"));
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    toolbar.getByRole("button", { name: "Picture" }).click(),
  ]);
  await chooser.setFiles({
    ...{ name: "My shelf.JPG", mimeType: "image/jpeg", buffer: picture },
  });
  await expect(text).toHaveValue(/my-shelf/);
  expect(await findAccessibilityViolations(page)).not.toContainEqual(
    expect.stringContaining("markdown-toolbar"),
  );
  if (process.env.EDITOR_PICTURES !== undefined)
    await page.screenshot({ path: "node_modules/.cache/editor-text.png" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  const before = readCopied(post).trimEnd();
  const after = (await readWritten(page, post)).toString().trimEnd();
  expect(after).toBe(
    `${before}\n\nOne more **thing** of {{brand}}\n\n![A shelf with two boxes](./my-shelf.jpg)`,
  );
  const added = post.replace("index.md", "my-shelf.jpg");
  expect(picture.equals(await readWritten(page, added))).toBe(true);
});

test.describe("with an error in a page", () => {
  const [, { file, good, bad }] = plantedErrors;
  let written = "";

  test.beforeEach(() => {
    written = readCopied(file);
    editCopied(file, good, bad);
  });

  test.afterEach(() => writeCopied(file, written));

  test("the panel opens the form at the field", async () => {
    const panel = page.locator("content-problems");
    await panel.locator("summary").click();
    const error = panel.getByRole("listitem").filter({ hasText: "variant" });
    await error.getByRole("button", { name: "Open the field" }).click();
    const field = page.locator(
      'section.field[data-key-path="sections.0.variant"]',
    );
    await expect(field).toBeInViewport();
  });
});
