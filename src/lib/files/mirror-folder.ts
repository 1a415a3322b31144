import type { Stats } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";

/** Makes a folder a copy of another, without hidden files, which belong to other programs. Files of the same size and time are kept. */
export async function mirrorFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // Empty folders stay: a watcher can miss one that is soon made again.
  for (const { name, parentPath } of await listFilesIn(to)) {
    const copy = join(parentPath, name);
    const original = join(from, copy.slice(to.length));
    if (!(await readStats(original))) await rm(copy);
  }
  await addFiles(from, to, `${to}.draft`);
}

const isHidden = (path: string) => basename(path).startsWith(".");

async function listFilesIn(folder: string) {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(folder, options).catch(() => []);
  return entries.filter((entry) => entry.isFile());
}

/** Adds files and whole new folders at once, because Gatsby reads them as soon as they appear. */
async function addFiles(
  from: string,
  to: string,
  draft: string,
): Promise<void> {
  for (const name of await readdir(from)) {
    const original = join(from, name);
    const copy = join(to, name);
    if (isHidden(original)) continue;
    const [wanted, present] = await Promise.all([
      readStats(original),
      readStats(copy),
    ]);
    if (wanted?.isDirectory() && present?.isDirectory()) {
      await addFiles(original, copy, draft);
    } else if (!isSame(wanted, present)) {
      await rm(draft, { recursive: true, force: true });
      await cp(original, draft, {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => path === original || !isHidden(path),
      });
      await rename(draft, copy);
    }
  }
}

function isSame(one: Stats | undefined, other: Stats | undefined): boolean {
  return formatStamp(one) === formatStamp(other);
}

/** Changes whenever a file of the folder is saved, added or removed. */
export async function stampFolder(folder: string): Promise<string> {
  const files = await listFilesIn(folder);
  const stamps = files.map(async ({ name, parentPath }) => {
    const path = join(parentPath, name);
    return `${path} ${formatStamp(await readStats(path))}`;
  });
  return (await Promise.all(stamps)).join("\n");
}

/** A copy has its original's time in whole milliseconds. */
function formatStamp(stats: Stats | undefined): string {
  return stats ? `${stats.size} ${Math.round(stats.mtimeMs)}` : "";
}

function readStats(path: string): Promise<Stats | undefined> {
  return stat(path).catch(() => undefined);
}
