import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { developLog, editCopied, readCopied } from "./support/copied-files";
import {
  findPanel,
  plantedErrors,
  type PlantedError,
} from "./support/planted-errors";

/** Waits until the panel lists exactly these errors in this order. */
async function expectErrors(
  page: Page,
  reported: readonly PlantedError[],
): Promise<void> {
  const items = findPanel(page).getByRole("listitem");
  await expect(items).toHaveCount(reported.length);
  for (const [index, { place, message, hint, code }] of reported.entries()) {
    const item = items.nth(index);
    await expect(item.getByRole("code")).toHaveText(place);
    await expect(item.getByRole("paragraph")).toHaveText([message, hint]);
    await expect(item).toContainText(code);
  }
}

test("a server started with two errors lists both, and shows their pages once they are fixed", async ({
  page,
}) => {
  const [inMarkdown, inYaml] = plantedErrors;
  await page.goto("/process");
  await expect(findPanel(page).getByRole("heading")).toHaveText(
    "2 errors in 2 content files",
  );
  await expectErrors(page, plantedErrors);

  editCopied(inMarkdown.file, inMarkdown.bad, inMarkdown.good);
  await expectErrors(page, [inYaml]);

  editCopied(inYaml.file, inYaml.bad, inYaml.good);
  await expect(findPanel(page)).toBeEmpty();
  // Pages that link to a page without a valid version appear with it, which takes time on a slow machine.
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("How Our AI Solutions Work", {
    timeout: 40_000,
  });
});

test("the terminal lists each error once, without a stack trace", () => {
  const log = readCopied(developLog);
  const start = log.slice(0, log.indexOf("You can now view"));
  for (const { place } of plantedErrors)
    expect(start.split(place)).toHaveLength(2);
  expect(start).not.toMatch(/ERROR|^ +at .*:\d+/m);
});
