import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { findAccessibilityViolations } from "../drive/checks/accessibility";
import {
  readCopied,
  readCopiedBytes,
  writeCopied,
} from "./support/copied-files";
import { addStyles } from "../drive/add-styles";
import { openFolder, readWritten } from "./support/local-folder";
import { findPanel } from "./support/planted-errors";

const post = "content/blog/product-feed-optimization/index.md";
const pricing = "content/landing/pricing/index.yaml";
const folder = process.env.DEVELOP_FOLDER ?? "";

let page: Page;
const reached: string[] = [];
const errors: string[] = [];

// The tests share a page, since opening the folder takes seconds.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ browser }) => {
  // The editor renders the fields in the window only.
  page = await browser.newPage({ viewport: { width: 1280, height: 3000 } });
  page.on("response", (response) => reached.push(new URL(response.url()).host));
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/admin");
  await openFolder(page, path.join(folder, "content"));
  // The panel over the editor would cover its buttons.
  await addStyles(page, "content-problems { display: none; }");
});

/** The part of the form for a field, whose path is as in messages. */
const findField = (place: string) =>
  page.locator(`section.field[data-key-path="${place}"]`);
const findBox = (place: string) => findField(place).getByRole("textbox");

/** Opens an entry from the list of a collection. */
async function openEntry(collection: string, name: string): Promise<void> {
  await page.getByRole("treeitem", { name: collection }).click();
  await page.getByRole("gridcell", { name }).last().click();
  await expect(page.getByRole("button", { name: "Save" })).toBeVisible();
}

async function save(): Promise<void> {
  // A click while the form renders has no effect.
  await expect(async () => {
    await page.getByRole("button", { name: "Save" }).click({ timeout: 1_000 });
    await expect(page.getByRole("treeitem").first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
}

/** The lines of the saved file that are not in the file on disk, which may have another name. */
async function findChanged(file: string, before = file): Promise<string[]> {
  const old = readCopied(before).split("\n");
  const written = (await readWritten(page, file)).toString().split("\n");
  return written.filter((line) => !old.includes(line));
}

/** Problems besides the moderate ones of the frame around our forms. */
async function findProblems(): Promise<string[]> {
  const problems = await findAccessibilityViolations(page);
  return problems.filter(
    (problem) =>
      !/^(meta-viewport|region|landmark-[a-z-]+|page-has-heading-one) /.test(
        problem,
      ),
  );
}

/** `EDITOR_PICTURES=1 npm run test:develop -- editor.spec` takes the pictures of docs/writing-in-the-browser.md. */
async function takePicture(name: string, field: string): Promise<void> {
  if (process.env.EDITOR_PICTURES === undefined) return;
  const whole = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 810 });
  await findField(field).evaluate((element) => element.scrollIntoView());
  // Until the note about the last save is gone.
  await page.waitForTimeout(6_000);
  await page.screenshot({
    path: `docs/images/editor-${name}.jpg`,
    quality: 70,
  });
  if (whole) await page.setViewportSize(whole);
}

test("the editor opens all content", async () => {
  const lists = {
    "Landing pages": "landing",
    "Blog posts": "blog",
    Articles: "articles",
  };
  for (const [name, place] of Object.entries(lists)) {
    const entries = readdirSync(path.join(folder, "content", place), {
      withFileTypes: true,
    });
    const count = entries.filter((entry) => entry.isDirectory()).length;
    await expect(page.getByRole("treeitem", { name })).toContainText(
      `${name} ${count}`,
    );
  }
  expect(await findProblems()).toEqual([]);
});

test("a new title is one changed line, and a new URL adds a redirect", async () => {
  await openEntry("Blog posts", "product-feed-optimization");
  expect(await findProblems()).toEqual([]);
  await takePicture("post", "title");
  await findBox("title").fill("Fix your product feed first");
  await page.getByRole("radio", { name: "Slug" }).click();
  const slug = page.getByRole("group", { name: "Slug" });
  await slug.getByRole("button", { name: "Edit" }).click();
  await slug.getByRole("textbox").fill("feed-first");
  await slug.getByRole("button", { name: "Done" }).click();
  await page.getByRole("radio", { name: "Slug" }).click();
  await save();
  expect(await findChanged("content/blog/feed-first/index.md", post)).toEqual([
    "title: Fix your product feed first",
    "redirectFrom:",
    "  - /blog/product-feed-optimization",
  ]);
  // Other pages' references follow.
  const article =
    "content/articles/conversion-rate-optimization-techniques/index.md";
  const related = "relatedPosts: [llm-visibility-for-store-brands, feed-first]";
  expect(await findChanged(article)).toEqual([related]);
  const cover = await readWritten(page, "content/blog/feed-first/cover.jpg");
  expect(
    cover.equals(readCopiedBytes(post.replace("index.md", "cover.jpg"))),
  ).toBe(true);
});

test("a new heading and a new section change only their lines", async () => {
  await openEntry("Landing pages", "(pricing)");
  const sections = findField("sections");
  await sections
    .getByRole("button", { name: "Expand", exact: true })
    .first()
    .click();
  await takePicture("sections", "sections");
  await findBox("sections.0.heading").fill("What it costs");
  await sections.getByRole("button", { name: "Add ⁨Sections⁩" }).last().click();
  await page.getByRole("menuitem", { name: "Prose: " }).hover();
  const example = page.frameLocator(".page-preview iframe");
  await expect(
    example.getByRole("heading", { name: "Prose", exact: true }),
  ).toBeInViewport();
  await page.getByRole("menuitem", { name: "Prose: " }).click();
  const { length } = (parse(readCopied(pricing)) as { sections: object[] })
    .sections;
  const added = `sections.${length}`;
  await findBox(`${added}.heading`).fill("One more thing");
  // The editor draws the next fields once they are near the window.
  await findField(`${added}.heading`).evaluate((element) => {
    element.scrollIntoView();
  });
  await findBox(`${added}.text`).fill("It is **short**.");
  expect(await findProblems()).toEqual([]);
  await save();
  expect(await findChanged(pricing)).toEqual([
    "    heading: What it costs",
    "  - type: prose",
    "    heading: One more thing",
    "    text: It is **short**.",
  ]);
});

test("an entry is moved by keyboard, and removed after a question", async () => {
  await openEntry("Landing pages", "(pricing)");
  const items = findField("sections").locator(".item-wrapper");
  const count = await items.count();
  const second = await items.nth(1).textContent();
  const handle = items.first().getByRole("button", { name: "Reorder Item" });
  await handle.first().press("ArrowDown");
  await expect(items.first()).toHaveText(second ?? "");
  page.once("dialog", (dialog) => void dialog.dismiss());
  const remove = items.first().getByRole("button", { name: "Remove" });
  await remove.first().click();
  await expect(items).toHaveCount(count);
  page.once("dialog", (dialog) => void dialog.accept());
  await remove.first().click();
  await expect(items).toHaveCount(count - 1);
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await expect(items.first()).toBeHidden();
});

async function upload(
  field: string,
  name: string,
  buffer: Buffer,
): Promise<void> {
  await findField(field).getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Upload" }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: "image/jpeg", buffer });
  await dialog.getByRole("button", { name: "Insert" }).click();
  await expect(dialog).toBeHidden();
}

test("a new post with a picture is a page of the site", async ({ browser }) => {
  const shown = await (await browser.newContext()).newPage();
  // Gatsby compiles the template of posts when the first one is opened.
  const opened = shown.goto("/blog/finding-the-right-customers");
  await page.getByRole("treeitem", { name: "Blog posts" }).click();
  await page.getByRole("button", { name: "Create New Entry" }).click();
  const picture = readCopiedBytes(
    "content/blog/finding-the-right-customers/cover.jpg",
  );
  const tooLarge = Buffer.concat([picture, Buffer.alloc(8e6)]);
  await upload("cover", "cover.jpg", tooLarge);
  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText("exceeds the maximum size");
  await refusal.getByRole("button", { name: "OK" }).click();
  await upload("cover", "cover.jpg", picture);
  await expect(
    findField("cover").getByRole("button", { name: "Replace" }),
  ).toBeVisible();
  await findBox("title").fill("A first post from the editor");
  await save();
  const created = "content/blog/a-first-post-from-the-editor";
  const text = (await readWritten(page, `${created}/index.md`)).toString();
  expect(text).toContain("src: ./cover.jpg");
  await opened;
  await expect(shown.getByRole("heading", { level: 1 })).toBeVisible();
  mkdirSync(path.join(folder, created), { recursive: true });
  writeCopied(
    `${created}/cover.jpg`,
    await readWritten(page, `${created}/cover.jpg`),
  );
  writeCopied(`${created}/index.md`, text);
  const url = "/blog/a-first-post-from-the-editor";
  // `develop` answers 404 until the page exists.
  const readStatus = async () => (await shown.request.head(url)).status();
  await expect
    .poll(readStatus, { timeout: 30_000, intervals: [100] })
    .toBe(200);
  await shown.goto(url);
  const heading = shown.getByRole("heading", {
    level: 1,
    name: "A first post from the editor",
  });
  await expect(heading).toBeVisible();
  await expect(findPanel(shown)).not.toContainText(created);
  rmSync(path.join(folder, created), { recursive: true });
});

test("nothing outside this computer is reached", () => {
  expect([...new Set(reached)].filter(Boolean)).toEqual([
    new URL(page.url()).host,
  ]);
  expect(errors).toEqual([]);
});
