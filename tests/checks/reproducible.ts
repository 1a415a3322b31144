import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { compareSites, readSite, printDifferences } from "../bench/compare-sites";
import { runMeasured } from "../bench/run-measured";

const BUILD = "node node_modules/gatsby/cli.js build";
/** An eastern time zone, a locale with a dotted capital i, and a date a day and a half later. */
const ELSEWHERE = `TZ=Pacific/Kiritimati LC_ALL=tr_TR.UTF-8 NODE_OPTIONS="--require ./tests/bench/tomorrow.cjs" ${BUILD}`;

/**
 * `npm run check -- reproducible`: verifies that a commit builds the same site, byte for byte, in folders of different names and depths,
 * in another time zone, language and on another day, and again from the first build's cache.
 */
export async function run(): Promise<void> {
  const root = mkdtempSync(path.join(os.tmpdir(), "reproducible-"));
  try {
    const here = clone(path.join(root, "here"));
    const there = clone(path.join(root, "some where", "else-é"));
    const first = await runMeasured(`TZ=UTC LC_ALL=en_US.UTF-8 ${BUILD}`, here);
    const expected = readSite(here);
    const second = await runMeasured(ELSEWHERE, there);
    const again = await runMeasured(ELSEWHERE, here);
    const [clean, elsewhere, warm] = [first, second, again].map(({ wall }) => wall.toFixed(0));
    console.log(`from nothing ${clean} and ${elsewhere} s, once more ${warm} s`);
    printDifferences([
      ...compareSites(expected, readSite(there)).map((each) => `elsewhere, ${each}`),
      ...compareSites(expected, readSite(here)).map((each) => `once more, ${each}`),
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Clones the last commit with its own packages: links would resolve to the same path in both. */
function clone(folder: string): string {
  execFileSync("git", ["clone", "--quiet", process.cwd(), folder]);
  const copy = (option: string) => {
    execFileSync("cp", [option, "node_modules", folder], { stdio: "ignore" });
  };
  try {
    copy("-al");
  } catch {
    // On another disk, or if cp does not support links.
    copy("-a");
  }
  // Caches in node_modules belong to other builds.
  rmSync(path.join(folder, "node_modules", ".cache"), { recursive: true, force: true });
  return folder;
}
