import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const TEXT_FILE = /\.(html|js|mjs|css|json|md|svg|xml|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);

export interface ServedFolder {
  folder: string;
  /** Puts a `.br` beside the text file at this path of the site, such as `/about`, unless it is there. */
  compress: (pathname: string) => Promise<void>;
  /** The same for all files. */
  compressAll: () => Promise<void>;
  remove: () => void;
}

/** Brotli at the quality of a host that compresses once, when the site is published. */
export async function compressWithBrotli(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}

/**
 * Makes a temporary folder with links to all files of `siteDir`, and a `.br` beside each text file that is asked for, as a static
 * host keeps them: measuring uncompressed pages would say nothing about what visitors wait for. To compress all takes 7 s of
 * processor, and a run of one spec asks for few. Nothing is written into `siteDir`.
 */
export function prepareServedFolder(siteDir: string): ServedFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), "served-site-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const files = listFiles(siteDir);
  try {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      symlinkSync(path.join(siteDir, file), path.join(folder, file));
    }
  } catch (error) {
    remove();
    throw error;
  }
  const compressed = new Map<string, Promise<void>>();
  const compressFile = async (file: string) => {
    const done = compressed.get(file) ?? addCompressed(path.join(folder, file));
    compressed.set(file, done);
    await done;
  };
  const textFiles = new Set(files.filter((file) => TEXT_FILE.test(file)));
  const compress = async (pathname: string) => {
    const file = path.join(pathname.slice(1));
    const found = [file, path.join(file, "index.html")].find((each) => textFiles.has(each));
    if (found) await compressFile(found);
  };
  const compressAll = async () => {
    await Promise.all(Array.from(textFiles, compressFile));
  };
  return { folder, compress, compressAll, remove };
}

/** Paths of all files under `folder`, relative to it, in a stable order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function addCompressed(file: string): Promise<void> {
  await writeFile(`${file}.br`, await compressWithBrotli(await readFile(file)));
}
