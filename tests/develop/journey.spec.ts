import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { copiedFile, editCopied } from "./support/copied-files";
import { findPanel, plantedError } from "./support/planted-errors";

const tsx = path.resolve("node_modules/tsx/dist/cli.mjs");

/** Runs an npm script of the copied project. */
function run(script: string, ...words: string[]): void {
  const file = `src/tools/cli/${script}.ts`;
  const cwd = copiedFile(".");
  execFileSync(process.execPath, [tsx, file, ...words], { cwd });
}

// One after the other, as in a writer's hour.
test.describe.configure({ mode: "serial" });

test("after a start with an error, pages show the last valid content and the error, until it is fixed", async ({
  page,
}) => {
  const { file, good, bad } = plantedError;
  const [before = ""] = readFileSync(file, "utf8").split(good);
  const line = before.split("\n").length;
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/process");
  await expect(heading).toHaveText("How Our AI Solutions Work");
  const error = findPanel(page).getByRole("listitem");
  await expect(error.getByRole("code")).toHaveText(`${file}:${line}:14`);
  await expect(error).toContainText('"splt" is not a valid value');
  await expect(error).toContainText('did you mean "split"?');
  await expect(findPanel(page)).toContainText("No change is shown until");

  editCopied(file, "heading: How Our AI", "heading: How Our Own AI");
  editCopied(file, bad, good);
  await expect(heading).toHaveText("How Our Own AI Solutions Work");
  await expect(error).toBeHidden();
});

test("a new post opens, and a word that no dictionary knows is reported", async ({
  page,
}) => {
  await page.goto("/blog/nine-jars-of-honey");
  run("new", "post", "Nine jars of honey");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Nine jars of honey",
  );
  const file = "content/blog/nine-jars-of-honey/index.md";
  editCopied(file, "Name the screen", "Name the mispeled screen");
  await expect(findPanel(page)).toContainText("mispeled");
});

test("GraphiQL answers with records and descriptions", async ({ request }) => {
  const query = `{
    __type(name: "BlogPost") { fields { name description } }
    blogPost(key: { eq: "nine-jars-of-honey" }) { title file path }
  }`;
  const response = await request.post("/___graphql", { data: { query } });
  const { data } = (await response.json()) as {
    data: {
      __type: { fields: { name: string; description: string | null }[] };
      blogPost: object;
    };
  };
  expect(data.blogPost).toEqual({
    title: "Nine jars of honey",
    file: "content/blog/nine-jars-of-honey/index.md",
    path: "/blog/nine-jars-of-honey",
  });
  const title = data.__type.fields.find(({ name }) => name === "title");
  expect(title?.description).toMatch(/\w/);
});

test("a renamed page opens at its new path", async ({ page }) => {
  run("rename", "landing/process", "our-process");
  // A page that is opened while Gatsby creates it can be the not-found page, until it is loaded again.
  const readOpened = async () => {
    await page.goto("/process");
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    return [new URL(page.url()).pathname, heading];
  };
  await expect
    .poll(readOpened)
    .toEqual(["/our-process", "How Our Own AI Solutions Work"]);
});
