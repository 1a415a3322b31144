import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = realpathSync(mkdtempSync(join(tmpdir(), "check-start-")));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const checkStart = `node "${resolve("src/tools/scripts/check-start.mjs")}"`;

function run(
  command: string,
  cwd: string,
  environment: Record<string, string> = {},
) {
  const env = { ...process.env, ...environment };
  const { status, stderr } = spawnSync(command, {
    cwd,
    env,
    encoding: "utf8",
    shell: true,
  });
  return { status, stderr };
}

function makeFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const refusalOf = (character: string, folder: string) =>
  `Gatsby can't build in ${folder}: rename the folder so that its path has no ${character}\n`;

test.each([
  ["Shawna's site", "'"],
  ["C# projects", "#"],
  ["site (1)", "("],
])("a folder named %s is refused", (name, character) => {
  const folder = makeFolder(name);
  expect(run(checkStart, folder)).toEqual({
    status: 1,
    stderr: refusalOf(character, folder),
  });
});

test.each([["R&D + $10 = ~9, @home; ^2"], ["日本語 сайт موقع Café 🚀"]])(
  "a folder named %s is accepted",
  (name) => {
    expect(run(checkStart, makeFolder(name))).toEqual({
      status: 0,
      stderr: "",
    });
  },
);

test.each([
  "https://ana.github.io/shop",
  "https://me:secret@company.com",
  "www.company.com",
])("SITE_URL=%s is refused", (url) => {
  expect(run(checkStart, makeFolder("site"), { SITE_URL: url })).toEqual({
    status: 1,
    stderr: `SITE_URL "${url}" is not a whole domain such as https://www.company.com. The site doesn't work below a path: GitHub Pages needs a domain of your own or a repository named <user>.github.io\n`,
  });
});

test.each(["https://www.company.com/", "http://localhost:9000", ""])(
  "SITE_URL=%s is accepted",
  (url) => {
    const environment = { SITE_URL: url };
    expect(run(checkStart, makeFolder("site"), environment)).toEqual({
      status: 0,
      stderr: "",
    });
  },
);

test("a home folder that can't be written is reported in one sentence", () => {
  const settings = resolve("package.json");
  const folder = makeFolder("site");
  expect(run(checkStart, folder, { XDG_CONFIG_HOME: settings })).toEqual({
    status: 1,
    stderr: `Gatsby can't write to ${join(settings, "gatsby")}: set XDG_CONFIG_HOME to a folder where you can\n`,
  });
});
