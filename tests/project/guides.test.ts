import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyProject } from "../serve/project-copy";
import { followGuide } from "./support/follow-guide";

/** What the commands below read beside the parts that a build needs. */
const PARTS = ["docs", "tests", "scripts", ".vscode", "jest.config.mjs"];
/** Where a new section or field shows besides its own test. */
const CONCERNED = [
  "src/sections/comparison",
  "src/components/article/post-parts",
  "src/cli/editor-files",
  "src/cli/new-draft/starters",
  "src/content/validate/invalid-content/invalid",
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

test("a section and a field that are added as the guides say pass the checks", () => {
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const read = (file: string) => {
    const place = path.join(folder, file);
    return existsSync(place) ? readFileSync(place, "utf8") : undefined;
  };
  for (const guide of ["docs/adding-a-section.md", "docs/adding-a-field.md"]) {
    expect(followGuide(readFileSync(guide, "utf8"), read, write)).toBeGreaterThan(4);
  }
  expect(run("tsx", "src/cli/check-content.ts")).toBe("");
  expect(run("tsx", "src/cli/write-schemas.ts")).toBe("");
  expect(writeTypes()).toBe("");
  expect(run("tsc", "--noEmit")).toBe("");
  expect(run("jest", "--selectProjects", "node", "browser", "--", ...CONCERNED)).toBe("");
}, 180_000);
