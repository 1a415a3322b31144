import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "../serve/find-free-port";
import { copyProject } from "../serve/project-copy";
import { followGuide } from "./support/follow-guide";

const TYPES = "src/gatsby-types.d.ts";
/** What the commands below read beside the parts that a build needs. */
const PARTS = ["docs", "tests", "scripts", ".vscode", "jest.config.mjs"];
/** Where a new section or field shows besides its own test. */
const CONCERNED = [
  "src/sections/comparison",
  "src/components/article/post-parts",
  "src/cli",
  "src/content/emit",
  "src/content/validate/invalid-content",
  "src/gallery",
];

const { folder, remove } = copyProject();
const inFolder = { cwd: folder, encoding: "utf8", env: { ...process.env, CI: "" } } as const;

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

/** Starts `develop` until it has written the types of queries. */
async function writeTypes(awaited: string): Promise<void> {
  const port = String(await findFreePort());
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", NODE_ENV: "development" };
  const server = spawn("node_modules/.bin/gatsby", ["develop", "--port", port], {
    ...{ cwd: folder, env, detached: true, stdio: "ignore" },
  });
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const timer = setInterval(() => {
      const isWritten = readFileSync(path.join(folder, TYPES), "utf8").includes(awaited);
      const isLate = Date.now() - started > 100_000 || server.exitCode !== null;
      if (!isWritten && !isLate) return;
      clearInterval(timer);
      if (!isWritten) reject(new Error(`develop has not written ${awaited} into ${TYPES}`));
      if (server.exitCode !== null || server.pid === undefined) return;
      server.once("exit", () => resolve());
      process.kill(-server.pid, "SIGTERM");
    }, 250);
  });
}

test("a section and a field that are added as the guides say pass the checks", async () => {
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
  await writeTypes("readonly series: string | null");
  expect(read(TYPES)).toContain("type ComparisonSectionFragment");
  expect(run("tsc", "--noEmit")).toBe("");
  expect(run("jest", "--selectProjects", "node", "browser", "--", ...CONCERNED)).toBe("");
}, 180_000);
