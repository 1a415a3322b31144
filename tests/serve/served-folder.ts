import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT_FILE = /\.(html|js|mjs|css|json|md|svg|xml|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli at the quality of a host that compresses once, when the site is published. */
export async function compressWithBrotli(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

/**
 * Makes a temporary folder with links to all files of `siteDir` and a `.br` and `.gz` beside every text file, as a static host
 * keeps them: measuring uncompressed pages would say nothing about what visitors wait for. Nothing is written into `siteDir`.
 * @returns the folder's path and a function that removes it.
 */
export async function prepareServedFolder(
  siteDir: string,
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "served-site-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await Promise.all(listFiles(siteDir).map((file) => addFile(siteDir, folder, file)));
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Paths of all files under `folder`, relative to it, in a stable order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function addFile(siteDir: string, folder: string, file: string): Promise<void> {
  const source = path.join(siteDir, file);
  const copy = path.join(folder, file);
  mkdirSync(path.dirname(copy), { recursive: true });
  symlinkSync(source, copy);
  if (!TEXT_FILE.test(file)) return;
  const content = await readFile(source);
  await Promise.all([
    compressWithBrotli(content).then((packed) => writeFile(`${copy}.br`, packed)),
    zip(content).then((packed) => writeFile(`${copy}.gz`, packed)),
  ]);
}
