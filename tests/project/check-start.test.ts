import { spawnSync } from "node:child_process";
import { mkdirSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { temporaryFolder } from "../../src/test-support/temporary-folder";

const { at } = temporaryFolder();

/** What a script says in a folder of that name; nothing if it may start. */
function start(name: string, environment: NodeJS.ProcessEnv = {}): string {
  mkdirSync(at(name), { recursive: true });
  const script = resolve("src/tools/scripts/check-start.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: at(name),
    env: { ...process.env, ...environment },
    encoding: "utf8",
  });
  expect(status).toBe(stderr === "" ? 0 : 1);
  return stderr.trimEnd();
}

test.each([
  ["Shawna's site", "'"],
  ["C# projects", "#"],
  ["site (1)", "("],
])("a folder named %s is refused", (name, character) => {
  const refused = start(name);
  expect(refused).toBe(
    `Gatsby can't build in ${realpathSync(at(name))}: rename the folder so that its path has no ${character}`,
  );
});

test.each(["R&D + $10 = ~9, @home; ^2", "日本語 сайт موقع Café 🚀"])(
  "a folder named %s is accepted",
  (name) => {
    expect(start(name)).toBe("");
  },
);

test.each([
  "https://ana.github.io/shop",
  "https://me:secret@company.com",
  "www.company.com",
  "https://company..com",
])("SITE_URL=%s is refused", (url) => {
  expect(start("site", { SITE_URL: url })).toMatch(
    `SITE_URL "${url}" is not a whole domain such as https://www.company.com.`,
  );
});

test.each([
  "https://www.company.com/",
  "https://café.example",
  "http://localhost:9000",
  "",
])("SITE_URL=%s is accepted", (url) => {
  expect(start("site", { SITE_URL: url })).toBe("");
});
