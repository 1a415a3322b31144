import { type Stats, constants, existsSync } from "node:fs";
import {
  copyFile,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { listNames } from "../../lib/files/list-files";

/** The last valid content, which Gatsby reads. Not in `.cache`, which Gatsby deletes when package.json changes. */
export const lastValidDir = ".last-valid";

/** A folder's files by their relative paths, each with a stamp that changes when it is saved. */
export type FileStamps = ReadonlyMap<string, string>;

/** Stamps all files except hidden ones, which belong to other programs. */
export async function stampFiles(folder: string): Promise<FileStamps> {
  await mkdir(folder, { recursive: true });
  const names = await listNames(folder);
  const files = names.filter((file) => !/(^|\/)\./.test(file));
  const stampFile = async (file: string) => {
    const stats = await stat(join(folder, file));
    return [file, formatStamp(stats)] as const;
  };
  return new Map(await Promise.all(files.map(stampFile)));
}

/** A copy keeps its original's modification time to the millisecond. */
function formatStamp({ size, mtimeMs }: Stats): string {
  return `${size} ${Math.round(mtimeMs)}`;
}

/** Makes a folder a copy of another; replaces each file atomically, because Gatsby reads it as soon as it changes. */
export async function copyFiles(
  from: string,
  to: string,
  wanted: FileStamps,
): Promise<void> {
  const present = await addFiles(from, to, wanted);
  const superfluous = [...present.keys()].filter((file) => !wanted.has(file));
  for (const file of superfluous) await rm(join(to, file));
}

export async function addFiles(
  from: string,
  to: string,
  wanted: FileStamps,
): Promise<FileStamps> {
  const present = await stampFiles(to);
  const staging = `${to}.new`;
  const newFolders = new Set<string>();
  for (const [file, stamp] of wanted) {
    if (present.get(file) === stamp) continue;
    const folder = findNewFolder(to, file);
    if (folder !== undefined) newFolders.add(folder);
    await replaceFile(file, from, folder === undefined ? to : staging, stamp);
  }
  // As a whole: chokidar reads a new folder before it watches it, and misses a file that comes in between.
  for (const folder of newFolders)
    if (existsSync(join(staging, folder)))
      await rename(join(staging, folder), join(to, folder));
  await rm(staging, { recursive: true, force: true });
  return present;
}

/** The outermost folder of a file that does not exist yet. */
function findNewFolder(to: string, file: string): string | undefined {
  const names = file.split("/").slice(0, -1);
  const folders = names.map((_, index) => names.slice(0, index + 1).join("/"));
  return folders.find((folder) => !existsSync(join(to, folder)));
}

async function replaceFile(
  file: string,
  from: string,
  to: string,
  stamp: string,
): Promise<void> {
  // Outside the folder, so that its watchers never read half a file.
  const draft = `${to}.draft`;
  try {
    await copyFile(join(from, file), draft, constants.COPYFILE_FICLONE);
    const stats = await stat(join(from, file));
    if (formatStamp(stats) !== stamp) return;
    await utimes(draft, stats.atime, stats.mtime);
  } catch (error) {
    // A file that was removed since it was listed; its removal starts the next check.
    if (!existsSync(join(from, file))) return;
    throw error;
  }
  const target = join(to, file);
  const before = await readFile(target).catch(() => undefined);
  // Keep the file if only its time differs: Gatsby would process it again.
  if (before?.equals(await readFile(draft))) return;
  await mkdir(dirname(target), { recursive: true });
  await rename(draft, target);
}
