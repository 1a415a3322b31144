import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = realpathSync(mkdtempSync(join(tmpdir(), "check-start-")));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const checkStart = `node "${resolve("src/scripts/check-start.mjs")}"`;

function run(command: string, cwd: string, environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const { status, stderr } = spawnSync(command, { cwd, env, encoding: "utf8", shell: true });
  return { status, stderr };
}

function makeFolder(name: string): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const refusalOf = (character: string, folder: string) =>
  `The path of this folder has the character ${character} in it, which Gatsby can't build from: rename ${folder}\n`;

test.each([
  ["Shawna's site", "'"],
  ["C# projects", "#"],
  ["site (1)", "("],
  ["site 1)", ")"],
  ["Site [v2]", "["],
  ["site]", "]"],
  ["100% site", "%"],
  ["50%41 site", "%"],
  ["{site}", "{"],
  ["site}", "}"],
  ["Launch!", "!"],
  ["!site", "!"],
  ["+(site)", "("],
  ["the `site`", "`"],
  ['the "site"', '"'],
  ["site*", "*"],
  ["site?", "?"],
  ["new|old", "|"],
  ["new\\old", "\\"],
  ["new:old", ":"],
  ["it's/site", "'"],
])("a folder named %s is refused", (name, character) => {
  const folder = makeFolder(name);
  expect(run(checkStart, folder)).toEqual({ status: 1, stderr: refusalOf(character, folder) });
});

test.each([
  ["northcart"],
  ["Northcart Website"],
  ["northcart-website_2.1"],
  ["a, b; c"],
  ["R&D + $10 = ~9 @home ^2"],
  ["Café"],
  ["Café"],
  ["日本語 сайт موقع"],
  ["🚀 launch"],
  ["site – copy “2”"],
  [".hidden/site"],
])("a folder named %s is accepted", (name) => {
  expect(run(checkStart, makeFolder(name))).toEqual({ status: 0, stderr: "" });
});

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

test.each(Object.entries(scripts))("npm run %s refuses such a folder at once", (_name, script) => {
  const folder = makeFolder("site (2)");
  cpSync("package.json", join(folder, "package.json"));
  cpSync("src/scripts", join(folder, "src/scripts"), { recursive: true });
  const { status, stderr } = run(script, folder);
  expect(status).toBe(1);
  expect(stderr).toContain(refusalOf("(", folder));
});

const address = "write one such as https://company.com";
const below = "and the site doesn't work below a path";
const elsewhere = "GitHub Pages needs a domain of your own or a repository named <user>.github.io";

test.each([
  [
    "https://ana.github.io/shop",
    `is more than a domain, ${below}: write https://ana.github.io; ${elsewhere}`,
  ],
  [
    "https://ana.github.io/shop/",
    `is more than a domain, ${below}: write https://ana.github.io; ${elsewhere}`,
  ],
  [
    "https://Ana.github.io?a=b",
    `is more than a domain, ${below}: write https://ana.github.io; ${elsewhere}`,
  ],
  ["www.company.com", `is not a web address: ${address}`],
  ["localhost:9000", `is not a web address: ${address}`],
  ["https://", `is not a web address: ${address}`],
])("SITE_URL=%s is refused", (url, message) => {
  const { status, stderr } = run(checkStart, makeFolder("site"), { SITE_URL: url });
  expect([status, stderr]).toEqual([1, `SITE_URL "${url}" ${message}\n`]);
});

test.each(["https://www.company.com", "https://www.company.com/", "http://localhost:9000", ""])(
  "SITE_URL=%s is accepted",
  (url) => {
    const environment = { SITE_URL: url };
    expect(run(checkStart, makeFolder("site"), environment)).toEqual({ status: 0, stderr: "" });
  },
);

test("a home folder that can't be written is reported in one sentence", () => {
  const settings = resolve("package.json");
  const checkHome = `node "${resolve("src/scripts/check-home.mjs")}"`;
  expect(run(checkHome, root, { XDG_CONFIG_HOME: settings })).toEqual({
    status: 1,
    stderr: `Gatsby can't write to ${join(settings, "gatsby")}: set XDG_CONFIG_HOME to a folder where you can.\n`,
  });
});
