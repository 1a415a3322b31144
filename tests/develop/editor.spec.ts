import path from "node:path";
import { type Page, expect, test } from "@playwright/test";
import { addStyles } from "../browser/support/add-styles";
import { readCopied } from "./support/copied-files";
import { openFolder, readWritten } from "./support/local-folder";

const folder = process.env.DEVELOP_FOLDER ?? "";
const post = "content/blog/finding-the-right-customers/index.md";

/** A field of the form; the editor gives each its path. */
const findField = (page: Page, place: string) =>
  page.locator(`section.field[data-key-path="${place}"]`);

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "New" })).toBeVisible();
}

test("a writer edits a post, and saves a new draft", async ({ page }) => {
  test.setTimeout(240_000);
  const hosts = new Set<string>();
  page.on("response", (response) => hosts.add(new URL(response.url()).host));
  await page.goto("/admin");
  await openFolder(page, path.join(folder, "content"));
  // The panel of errors would cover buttons.
  await addStyles(page, "content-problems { display: none; }");

  await page.getByRole("treeitem", { name: "Blog posts" }).click();
  const name = "(finding-the-right-customers";
  await page.getByRole("gridcell", { name }).last().click();
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toBeVisible();
  const title = findField(page, "title").getByRole("textbox");
  await title.fill("Find the right customers");
  const body = findField(page, "body").getByRole("textbox").first();
  await body.click();
  await body.press("ControlOrMeta+End");
  await body.press("Enter");
  // Leaves a list, if the post ends with one.
  await body.press("Enter");
  await body.pressSequentially("One more thing");
  await save(page);
  const edited = readCopied(post).replace(
    /^title: .*/m,
    "title: Find the right customers",
  );
  const written = await readWritten(page, post);
  expect(written.toString()).toBe(`${edited}\nOne more thing\n`);

  await page.getByRole("button", { name: "New" }).click();
  // The form opens empty, and is filled in with the texts of the template.
  const excerpt = findField(page, "excerpt").getByRole("textbox");
  await expect(excerpt).toHaveValue(/^Write here/);
  await title.fill("A draft without a cover");
  await save(page);
  const draft = "content/blog/a-draft-without-a-cover/index.md";
  const text = (await readWritten(page, draft)).toString();
  expect(text).toContain("A draft without a cover");
  expect(text).toContain("draft: true\n");
  expect(text).not.toContain("src:");
  const entry = page.getByRole("gridcell", { name: "Draft: A draft without" });
  await expect(entry).toBeVisible();
  expect([...hosts].filter(Boolean)).toEqual([new URL(page.url()).host]);
});
