import { readFile, writeFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { compressFiles } from "./compress-files";

const { at } = temporaryFolder();

test("compressed files have the text of their original", async () => {
  await writeFile(at("a.html"), "text");
  await compressFiles([at("a.html")]);
  const [br, gz] = [at("a.html.br"), at("a.html.gz")];
  expect(brotliDecompressSync(await readFile(br)).toString()).toBe("text");
  expect(gunzipSync(await readFile(gz)).toString()).toBe("text");
});
