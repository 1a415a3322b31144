import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { returnBuildFiles, takeBuildFiles } from "./build-files";

let folder: string;
let site: string;
let kept: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "build-files-"));
  [site, kept] = [join(folder, "public"), join(folder, "cache", "kept")];
  for (const name of ["_gatsby/slices", "~partytown/debug", "static"])
    await mkdir(join(site, name), { recursive: true });
  for (const name of ["_gatsby/slices/a.html", "chunk-map.json", "webpack.stats.json", "app-1.js"])
    await writeFile(join(site, name), name);
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

const readSlice = () => readFile(join(site, "_gatsby", "slices", "a.html"), "utf8");

test("what Gatsby keeps for itself goes, and the next build finds what it stitches", async () => {
  await takeBuildFiles(site, kept);
  expect((await readdir(site)).sort()).toEqual(["app-1.js", "static"]);
  await returnBuildFiles(site, kept);
  expect(await readSlice()).toBe("_gatsby/slices/a.html");
  // A build that is interrupted now must not find an older one the next time.
  await returnBuildFiles(site, kept);
  expect(await readSlice()).toBe("_gatsby/slices/a.html");
  expect(await readdir(kept)).toEqual([]);
});

test("a newer slice takes the place of an older one", async () => {
  await takeBuildFiles(site, kept);
  await returnBuildFiles(site, kept);
  await writeFile(join(site, "_gatsby", "slices", "a.html"), "newer");
  await takeBuildFiles(site, kept);
  await returnBuildFiles(site, kept);
  expect(await readSlice()).toBe("newer");
});

test("where there has been no build, nothing comes back", async () => {
  await returnBuildFiles(join(folder, "empty"), kept);
  expect(await readdir(folder)).toEqual(["public"]);
});
