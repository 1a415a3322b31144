import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../serve/project-copy";
import { followGuide } from "./support/follow-guide";

/** What the commands below read beside the parts that a build needs. */
const PARTS = ["docs", "tests", "scripts", ".vscode", "jest.config.mjs", ".oxlintrc.json"];
/** Where a new section or field shows besides its own test. */
const CONCERNED = [
  "src/sections/comparison",
  "src/components/article/post-parts",
  "src/gallery/section",
];

const { folder, remove } = copyProject();
const inFolder = {
  cwd: folder,
  encoding: "utf8",
  env: { ...process.env, NODE_ENV: "", GATSBY_TELEMETRY_DISABLED: "1" },
} as const;

beforeAll(() => {
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
});

afterAll(remove);

/** Runs a command of the project in the copy, and returns what it said when it failed. */
function run(command: string, ...words: string[]): string {
  const file = path.join("node_modules", ".bin", command);
  const { status, stdout, stderr } = spawnSync(file, words, inFolder);
  return status === 0 ? "" : `${stdout}${stderr}`;
}

/** Ends a build in the copy once the queries are known: writing their types needs nothing of what follows. */
const stopAtTypes = `
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  const { program, schema, definitions, config } = store.getState();
  const { writeTypeScriptTypes } = require("gatsby/dist/utils/graphql-typegen/ts-codegen");
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen);
  process.exit(0);
};
`;

/** Writes the types of queries as a build does, and returns what it said when it failed. */
function writeTypes(): string {
  const file = path.join(folder, "gatsby-node.ts");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text + stopAtTypes);
  const said = run("gatsby", "build");
  writeFileSync(file, text);
  return said;
}

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const read = (file: string) => {
  const place = path.join(folder, file);
  return existsSync(place) ? readFileSync(place, "utf8") : undefined;
};

/** The first block of YAML in a guide that has these words. */
function shown(guide: string, words: string): string {
  const blocks = readFileSync(guide, "utf8").split(/^```(?:yaml)?$/m);
  return blocks.find((block) => block.includes(words)) ?? "";
}

test("what guides for writers show lacks its pictures, and nothing else", () => {
  const [authors, categories] = [
    "content/shared/authors.yaml",
    "content/shared/blog-categories.yaml",
  ];
  const records = "docs/adding-an-author-or-category.md";
  const before = [authors, categories].map((file) => [file, read(file) ?? ""] as const);
  write(authors, `${read(authors) ?? ""}${shown(records, "email-desk:").trimStart()}`);
  write(categories, `${read(categories) ?? ""}${shown(records, "lead:").trimStart()}`);
  const pages = {
    "content/landing/shopify-pet-marketing/index.yaml": shown("docs/adding-a-page.md", "sections:"),
    "content/blog/holiday-email-calendar/index.md": `${shown("docs/writing-a-post.md", "publishDate:").trimStart()}\nWords.\n`,
  };
  for (const [file, text] of Object.entries(pages)) write(file, text);
  const told = run("tsx", "src/cli/check-content.ts")
    .split("\n")
    .filter((line) => line.startsWith("content/"));
  for (const [file, text] of before) write(file, text);
  for (const file of Object.keys(pages))
    rmSync(path.dirname(path.join(folder, file)), { recursive: true });
  expect(
    told.filter((line) => !line.includes(".src  ") || !line.includes(" does not exist  ")),
  ).toEqual([]);
  // A writer may have followed the guides already: then the pictures are there.
  expect(Object.values(pages).map((text) => text.split("\n").length > 10)).toEqual([true, true]);
}, 60_000);

test("a section and a field that are added as the guides say pass the checks", () => {
  for (const guide of ["docs/adding-a-section.md", "docs/adding-a-field.md"]) {
    expect(followGuide(readFileSync(guide, "utf8"), read, write)).toBeGreaterThan(4);
  }
  expect(run("tsx", "src/cli/check-content.ts")).toBe("");
  expect(run("tsx", "src/cli/write-schemas.ts")).toBe("");
  expect(writeTypes()).toBe("");
  expect(run("oxlint", "--type-check", "-A", "all", "src", "tests")).toBe("");
  expect(run("jest", "--selectProjects", "node", "browser", "--", ...CONCERNED)).toBe("");
}, 300_000);
