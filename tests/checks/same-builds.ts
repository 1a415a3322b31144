import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runMain } from "../../src/tools/cli/run-main";
import { addContent } from "../serve/add-content";

const root = mkdtempSync(path.join(os.tmpdir(), "same-builds-"));

/** Files named by a hash of their content, of which unused old ones may remain, and the list that has them too. */
const mayRemain =
  /^A.*\/public\/(static\/|page-data\/sq\/|[\w~.-]*-[0-9a-f]{8,}\.(js|css))|\/_headers(\.\w+)?$/;

/** `npx tsx tests/checks/same-builds.ts`: a commit gives the same site in another folder and time zone, and from the cache of other content. */
runMain(async () => {
  const elsewhere = clone("else-é");
  build(elsewhere, { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8" });
  const cached = clone("cached");
  await addContent(cached);
  build(cached);
  git(cached, "checkout", ".");
  git(cached, "clean", "-fdq", "content");
  build(cached);
  const folders = [elsewhere, cached].map((each) => path.join(each, "public"));
  const compare = ["diff", "--no-index", "--no-renames", "--name-status"];
  const { stdout } = spawnSync("git", [...compare, ...folders], {
    encoding: "utf8",
  });
  rmSync(root, { recursive: true });
  const different = stdout
    .split("\n")
    .filter((line) => line !== "" && !mayRemain.test(line));
  if (different.length > 0) throw new Error(different.join("\n"));
});

/** Clones the last commit, with packages of its own: those that a link points to would have the same path in both. */
function clone(name: string): string {
  const folder = path.join(root, name);
  git(".", "clone", "--quiet", process.cwd(), folder);
  cpSync("node_modules", path.join(folder, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
}

function git(folder: string, ...options: string[]): void {
  execFileSync("git", options, { cwd: folder, stdio: "inherit" });
}

function build(folder: string, environment: NodeJS.ProcessEnv = {}): void {
  const env = { ...process.env, ...environment };
  const script = "src/tools/scripts/build.mjs";
  execFileSync("node", [script], { cwd: folder, stdio: "inherit", env });
}
