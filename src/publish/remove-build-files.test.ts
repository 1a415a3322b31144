import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeBuildFiles } from "./remove-build-files";

test("what Gatsby leaves for itself goes, and the site stays", async () => {
  const folder = await mkdtemp(join(tmpdir(), "build-files-"));
  for (const name of ["_gatsby/slices", "~partytown/debug", "static"])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ["_gatsby/slices/a.html", "chunk-map.json", "webpack.stats.json", "app-1.js"])
    await writeFile(join(folder, name), "");
  await removeBuildFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(["app-1.js", "static"]);
  await removeBuildFiles(folder);
  await rm(folder, { recursive: true });
});
