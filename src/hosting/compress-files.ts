import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const textFile = /\.(html|js|json|md|svg|txt|webmanifest|xml|ico)$/;

/** The best quality takes 60 ms a page, the next a tenth of it: beyond so many files the build would be the longer for it. */
const mostAtBest = 500;

/**
 * Puts `.br` and `.gz` beside every text file, for servers that send them as they are: compressing each answer anew costs a
 * server 200 times as much. Files that have theirs already are left alone, so that a build after an edit compresses that edit.
 * @param files paths of all files of the site
 */
export async function compressFiles(files: readonly string[]): Promise<void> {
  const texts = files.filter((file) => textFile.test(file));
  const quality = texts.length > mostAtBest ? 9 : constants.BROTLI_MAX_QUALITY;
  const sources = new Set(texts);
  const orphans = files.filter((file) => {
    const [, source] = /^(.*)\.(?:br|gz)$/.exec(file) ?? [];
    return source !== undefined && !sources.has(source);
  });
  await Promise.all([
    ...orphans.map((file) => rm(file)),
    ...texts.map((file) => compressFile(file, quality)),
  ]);
}

async function compressFile(file: string, quality: number): Promise<void> {
  const { mtime, size } = await stat(file);
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  if (size === 0 || compressed?.mtime.getTime() === mtime.getTime()) return;
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await Promise.all([
    write(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }), mtime),
    write(`${file}.br`, await brotli(content, { params }), mtime),
  ]);
}

/** With the time of its source: a source of another time is another text. */
async function write(file: string, content: Buffer, time: Date): Promise<void> {
  await writeFile(file, content);
  await utimes(file, time, time);
}
