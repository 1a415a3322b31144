import { type Stats, constants } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** The content that Gatsby reads: the last version without an error. Not in `.cache`, which a change of package.json deletes. */
export const lastGoodDir = ".last-good";

/** The files of a folder by their paths in it, each with what changes when it is saved. */
export type FileStamps = ReadonlyMap<string, string>;

/** Hidden files and folders belong to other programs and are left out. */
export async function stampFiles(folder: string): Promise<FileStamps> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !/(^|\/)\./.test(file));
  const stamps = await Promise.all(
    files.map(async (file) => [file, toStamp(await stat(join(folder, file)))] as const),
  );
  return new Map(stamps);
}

/** A copy keeps the time of its original to the millisecond. */
function toStamp({ size, mtimeMs }: Stats): string {
  return `${String(size)} ${String(Math.round(mtimeMs))}`;
}

/** Makes a folder a copy of another one; each file is replaced in one step, because Gatsby reads it as soon as it changes. */
export async function copyFiles(from: string, to: string, wanted: FileStamps): Promise<void> {
  const present = await addFiles(from, to, wanted);
  for (const file of present.keys()) {
    if (!wanted.has(file)) await rm(join(to, file));
  }
}

/** Copies the files that differ and leaves the others alone. */
export async function addFiles(from: string, to: string, wanted: FileStamps): Promise<FileStamps> {
  const present = await stampFiles(to);
  for (const [file, stamp] of wanted) {
    if (present.get(file) !== stamp) await copyWhole(file, from, to, stamp);
  }
  return present;
}

async function copyWhole(file: string, from: string, to: string, stamp: string): Promise<void> {
  // Outside of the folder, so that nobody who watches it reads half a file.
  const draft = `${to}.draft`;
  try {
    await copyFile(join(from, file), draft, constants.COPYFILE_FICLONE);
    const stats = await stat(join(from, file));
    if (toStamp(stats) !== stamp) return;
    await utimes(draft, stats.atime, stats.mtime);
  } catch {
    return;
  }
  const target = join(to, file);
  const before = await readFile(target).catch(() => undefined);
  // A new time alone is no change: Gatsby would look at each of these files.
  if (before?.equals(await readFile(draft))) return;
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
}
