import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../src/test-support/temporary-folder";

const { at, write } = temporaryFolder();
const script = pathToFileURL(resolve("src/tools/scripts/moved-cache.mjs"));

test.each([
  ["of a build that ended is kept", () => realpathSync(at()), true],
  ["of a build that did not end is removed", () => "", false],
  ["of another folder is removed", () => "/elsewhere", false],
])("a cache %s", async (_kind, readFolder, isKept) => {
  const job = await write(".cache/redux/failed-job", "");
  await write(".cache/project-folder.txt", readFolder());
  const code = `(await import("${script.href}")).claimCache()`;
  spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: at(),
  });
  expect(existsSync(job)).toBe(isKept);
});
