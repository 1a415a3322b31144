import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { developLog, editCopied, readCopied } from "./support/copied-files";
import { findPanel, mistakes, type PlantedMistake } from "./support/mistakes";

/** Waits until the panel lists exactly these errors in this order. */
async function expectMistakes(page: Page, told: readonly PlantedMistake[]): Promise<void> {
  const items = findPanel(page).getByRole("listitem");
  await expect(items).toHaveCount(told.length);
  for (const [index, { place, what, hint }] of told.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("code")).toHaveText(place);
    await expect(item.getByRole("paragraph")).toHaveText([what, hint]);
  }
}

test("a server started with two errors lists both, and shows their pages once they are fixed", async ({
  page,
}) => {
  const [inMarkdown, inYaml] = mistakes;
  await page.goto("/process");
  await expect(findPanel(page).getByRole("heading")).toHaveText("2 mistakes in 2 content files");
  await expectMistakes(page, mistakes);

  editCopied(inMarkdown.file, inMarkdown.bad, inMarkdown.good);
  await expectMistakes(page, [inYaml]);

  editCopied(inYaml.file, inYaml.bad, inYaml.good);
  await expect(findPanel(page)).toBeEmpty();
  // Pages that link to a page without a valid version appear with it, which takes time on a slow machine.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("How Our AI Solutions Work", { timeout: 40_000 });
});

test("the terminal lists each error once, without a stack trace", () => {
  const log = readCopied(developLog);
  const start = log.slice(0, log.indexOf("You can now view"));
  for (const { place } of mistakes) expect(start.split(place)).toHaveLength(2);
  expect(start).not.toMatch(/ERROR|^ +at .*:\d+/m);
});
