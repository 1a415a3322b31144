import { expect, test } from "@playwright/test";
import { findPanel, plantedErrors } from "./support/planted-errors";
import {
  developLog,
  editCopied,
  readCopied,
  writeCopied,
} from "./support/copied-files";

const [{ file }] = plantedErrors;
let written = "";

test.beforeEach(() => {
  written = readCopied(file);
});

test.afterEach(() => writeCopied(file, written));

test("an unreadable post keeps its page after a reload and is reported once", async ({
  page,
}) => {
  await page.goto("/blog/product-feed-optimization");
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.innerText();
  editCopied(file, "\n---\n\n", "\n\n");
  await expect(findPanel(page).getByRole("code")).toHaveText([`${file}:1:1`]);
  await page.reload();
  await expect(heading).toHaveText(title);
  expect(readCopied(developLog)).not.toContain("Error processing Markdown");
});
