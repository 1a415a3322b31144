import { readFile, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);

const textFile = /\.(html|css|js|json|md|svg|txt|webmanifest|xml|ico)$/;

/** Writes `.br` and `.gz` next to every text file (`files`, as paths); files that have not changed are skipped. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const texts = files.filter((file) => textFile.test(file));
  // The best quality takes 60 ms a page, the next a tenth of it.
  const quality = texts.length > 500 ? 9 : constants.BROTLI_MAX_QUALITY;
  const kept = new Set(texts.flatMap((file) => [`${file}.br`, `${file}.gz`]));
  const orphans = files.filter((file) => /\.(br|gz)$/.test(file) && !kept.has(file));
  await Promise.all([
    ...orphans.map((file) => rm(file)),
    ...texts.map((file) => compressFile(file, quality)),
  ]);
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file);
  if (content.length === 0 || (await isCompressed(file, content))) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  // Last: where it holds the text, the other does too.
  await writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
}

/** By its text, not by its time: a restored cache and a copy of a file have times of their own. */
async function isCompressed(file: string, content: Buffer): Promise<boolean> {
  const known = await readFile(`${file}.gz`)
    .then(gunzipped)
    .catch(() => undefined);
  return known?.equals(content) ?? false;
}
