import { execFileSync, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { addContent } from "../serve/add-content";

/** An eastern time zone, and a language with a dotted capital i. */
const ELSEWHERE = { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8" };

/** Files named by a hash of their content, of which unused old ones may remain, and the list that has them too. */
const MAY_REMAIN =
  /^A.*\/public\/(static\/|page-data\/sq\/|[\w~.-]*-[0-9a-f]{8,}\.(js|css))|\/_headers(\.\w+)?$/;

/**
 * `npm run check -- cache`: compares three builds of the last commit with one from scratch in another folder, time zone and language: from
 * the cache of a build with other content, pictures and code, after the project was moved, and with only the pictures of an earlier build.
 */
export async function run(): Promise<void> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "cache-check-"));
  const expected = path.join(root, "some where", "else-é");
  const cached = path.join(root, "cached");
  const moved = path.join(root, "moved");
  try {
    clone(expected);
    build(expected, ELSEWHERE);

    clone(cached);
    await makeOther(cached);
    build(cached);
    git(cached, "checkout", ".");
    git(cached, "clean", "-fdq", "content", "static");
    build(cached);
    const problems = compare(expected, cached);

    fs.renameSync(cached, moved);
    build(moved);
    problems.push(...compare(expected, moved));

    keepOnlyPictures(moved);
    const start = Date.now();
    build(moved);
    problems.push(...compare(expected, moved));
    problems.push(
      ...findDrawn(moved, start).map((file) => `${file} was drawn again`),
    );

    console.log(
      problems.length > 0 ? problems.join("\n") : "All builds are identical.",
    );
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    fs.rmSync(root, { recursive: true, force: true });
  }
}

function git(folder: string, ...options: string[]): void {
  execFileSync("git", options, { cwd: folder, stdio: "ignore" });
}

/** Clones the last commit, with packages of its own: those that a link points to would have the same path in all clones. */
function clone(folder: string): void {
  git(".", "clone", process.cwd(), folder);
  execFileSync("cp", ["-a", "node_modules", folder]);
  // These caches belong to other builds.
  fs.rmSync(path.join(folder, "node_modules", ".cache"), {
    recursive: true,
    force: true,
  });
}

function build(folder: string, environment: Record<string, string> = {}): void {
  const env = {
    ...process.env,
    ...environment,
    GATSBY_TELEMETRY_DISABLED: "1",
  };
  execFileSync("node", ["src/tools/scripts/build.mjs"], {
    cwd: folder,
    env,
    stdio: "inherit",
  });
}

/** Adds records and pages, replaces a picture, edits a component, and adds a static file. */
async function makeOther(folder: string): Promise<void> {
  await addContent(folder);
  const landing = path.join(folder, "content", "landing");
  const [picture, other] = fs
    .readdirSync(landing, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".jpg"))
    .map((file) => path.join(landing, file));
  if (!picture || !other)
    throw new Error("The landing pages have fewer than two pictures.");
  fs.copyFileSync(other, picture);
  fs.appendFileSync(
    path.join(folder, "src/view/components/ui/button.tsx"),
    "void 0;\n",
  );
  fs.writeFileSync(path.join(folder, "static", "removed.txt"), "");
}

function keepOnlyPictures(folder: string): void {
  const pictures = path.join(folder, "public", "static");
  const kept = path.join(folder, "kept-pictures");
  fs.renameSync(pictures, kept);
  for (const name of [".cache", "public", ".last-valid"])
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  fs.mkdirSync(path.join(folder, "public"));
  fs.renameSync(kept, pictures);
}

/** The pictures that were written after `start`. */
function findDrawn(folder: string, start: number): string[] {
  const pictures = path.join(folder, "public", "static");
  return fs
    .readdirSync(pictures, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(avif|jpg|png|webp)$/.test(file))
    .filter((file) => fs.statSync(path.join(pictures, file)).mtimeMs > start);
}

/** The files that are missing (D), different (M) or unexpected (A) in the second build. */
function compare(expected: string, found: string): string[] {
  const folders = [path.join(expected, "public"), path.join(found, "public")];
  const options = [
    "-c",
    "core.quotePath=false",
    "diff",
    "--no-index",
    "--no-renames",
  ];
  const { stdout } = spawnSync(
    "git",
    [...options, "--name-status", ...folders],
    {
      encoding: "utf8",
      maxBuffer: 64_000_000,
    },
  );
  return stdout
    .split("\n")
    .filter((line) => line !== "" && !MAY_REMAIN.test(line));
}
