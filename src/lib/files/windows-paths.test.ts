import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import type * as Path from "node:path";
import { listFiles, listNames } from "./list-files";

// As on Windows, on any system.
jest.mock(
  "node:path",
  () => jest.requireActual<typeof Path>("node:path").win32,
);

test("paths and names of files have forward slashes on Windows", async () => {
  const folder = await mkdtemp(`${tmpdir()}/windows-`);
  await mkdir(`${folder}/blog/first`, { recursive: true });
  await writeFile(`${folder}/blog/first/index.html`, "");
  const files = await listFiles(folder);
  expect(files).toEqual([`${folder}/blog/first/index.html`]);
  expect(await listNames(folder)).toEqual(["blog/first/index.html"]);
  await rm(folder, { recursive: true });
});
