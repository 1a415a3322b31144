import { mkdtemp, readFile, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "./compress-files";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const pathOf = (name: string) => join(folder, name);
const compressAll = async () => compressFiles((await readdir(folder)).map(pathOf));

test("every text has its compressed files, and no picture has", async () => {
  await writeFile(pathOf("index.html"), "<p>Words</p>");
  await writeFile(pathOf("a.avif"), "picture");
  await compressAll();
  expect((await readdir(folder)).sort()).toEqual([
    "a.avif",
    "index.html",
    "index.html.br",
    "index.html.gz",
  ]);
  const read = (ending: string) => readFile(pathOf(`index.html.${ending}`));
  expect(brotliDecompressSync(await read("br")).toString()).toBe("<p>Words</p>");
  expect(gunzipSync(await read("gz")).toString()).toBe("<p>Words</p>");
});

test("what has not changed is not compressed again, and what has is", async () => {
  await writeFile(pathOf("a.html"), "old");
  await compressAll();
  const { ctimeMs } = await stat(pathOf("a.html.br"));
  await compressAll();
  expect((await stat(pathOf("a.html.br"))).ctimeMs).toBe(ctimeMs);
  const { mtime } = await stat(pathOf("a.html"));
  await writeFile(pathOf("a.html"), "new");
  // A cache that was restored brings times of its own.
  await utimes(pathOf("a.html"), mtime, mtime);
  await compressAll();
  expect(brotliDecompressSync(await readFile(pathOf("a.html.br"))).toString()).toBe("new");
});

test("compressed files go with the text that they were made from", async () => {
  await writeFile(pathOf("a.html"), "text");
  await compressAll();
  await rm(pathOf("a.html"));
  await compressAll();
  expect(await readdir(folder)).toEqual([]);
});
