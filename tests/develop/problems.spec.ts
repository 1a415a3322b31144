import { expect, test } from "@playwright/test";
import { expectMistakes, findPanel } from "./support/problem-panel";
import { mistakes } from "./support/mistakes";
import { developLog, editCopied, readCopied, writeCopied } from "./support/copied-files";

const pageFile = "content/landing/process/index.yaml";
const heading = "heading: What happens at each step";
const [inMarkdown, inYaml] = mistakes;
const written = new Map(mistakes.map(({ file }) => [file, ""]));

test.beforeEach(() => {
  for (const file of written.keys()) written.set(file, readCopied(file));
});

test.afterEach(() => {
  for (const [file, text] of written) writeCopied(file, text);
});

test("a mistake is told while the page shows its last good words, and goes when it is mended", async ({
  page,
}) => {
  await page.goto("/process");
  const main = page.getByRole("main");
  await expect(main).toContainText("What happens at each step");
  await expect(findPanel(page)).toBeEmpty();

  editCopied(inYaml.file, inYaml.good, inYaml.bad);
  editCopied(pageFile, heading, "heading: How it goes on");
  await expectMistakes(page, [inYaml]);
  await expect(main).toContainText("What happens at each step");

  editCopied(inYaml.file, inYaml.bad, inYaml.good);
  await expect(findPanel(page)).toBeEmpty();
  await expect(main).toContainText("How it goes on");
});

test("two mistakes at once are both told, on whatever page is open", async ({ page }) => {
  await page.goto("/about");
  for (const { file, good, bad } of mistakes) editCopied(file, good, bad);
  await expectMistakes(page, [inMarkdown, inYaml]);
});

test("a hidden panel comes back with the next change", async ({ page }) => {
  await page.goto("/about");
  editCopied(inYaml.file, inYaml.good, inYaml.bad);
  await expectMistakes(page, [inYaml]);
  await findPanel(page).getByRole("button", { name: "Hide until the next change" }).click();
  await expect(findPanel(page)).toBeEmpty();
  editCopied(inMarkdown.file, inMarkdown.good, inMarkdown.bad);
  await expectMistakes(page, mistakes);
});

const postFile = inMarkdown.file;
const unreadable = [
  ["a colon in its title", "title: ", "title: Feeds: ", ":2:8"],
  ["no end of its fields", "\n---\n\n", "\n\n", ":1:1"],
] as const;

for (const [kind, good, bad, place] of unreadable) {
  test(`a post with ${kind} keeps its page, and one message tells it`, async ({ page }) => {
    await page.goto("/blog/product-feed-optimization");
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    editCopied(postFile, good, bad);
    await expect(findPanel(page).getByRole("code")).toHaveText([postFile + place]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(readCopied(developLog)).not.toContain("Error processing Markdown");
  });
}
