import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { compressFiles } from "./compress-files";

const { at } = temporaryFolder();
const compressAll = async () =>
  compressFiles((await readdir(at())).map((name) => at(name)));

test("compressed files have the text of their original, and go with it", async () => {
  await writeFile(at("a.html"), "old");
  await compressAll();
  await writeFile(at("a.html"), "new");
  await compressAll();
  expect(brotliDecompressSync(await readFile(at("a.html.br"))).toString()).toBe(
    "new",
  );
  expect(gunzipSync(await readFile(at("a.html.gz"))).toString()).toBe("new");
  await rm(at("a.html"));
  await compressAll();
  expect(await readdir(at())).toEqual([]);
});
