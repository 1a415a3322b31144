import {
  readFile,
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { compressFiles } from "./compress-files";

const { at } = temporaryFolder();
const compressAll = async () =>
  compressFiles((await readdir(at())).map((name) => at(name)));

test("only changed files are compressed again", async () => {
  await writeFile(at("a.html"), "old");
  await compressAll();
  const { ctimeMs } = await stat(at("a.html.br"));
  await compressAll();
  expect((await stat(at("a.html.br"))).ctimeMs).toBe(ctimeMs);
  const { mtime } = await stat(at("a.html"));
  await writeFile(at("a.html"), "new");
  // A restored cache has different modification times.
  await utimes(at("a.html"), mtime, mtime);
  await compressAll();
  expect(brotliDecompressSync(await readFile(at("a.html.br"))).toString()).toBe(
    "new",
  );
  expect(gunzipSync(await readFile(at("a.html.gz"))).toString()).toBe("new");
});

test("compressed files are removed with their original", async () => {
  await writeFile(at("a.html"), "text");
  await compressAll();
  await rm(at("a.html"));
  await compressAll();
  expect(await readdir(at())).toEqual([]);
});
