import { isUtf8 } from "node:buffer";
import { type Dirent, existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";

/** A file of `content/` that holds words. */
export interface ContentFile {
  /** Path from the root of the project, with forward slashes: `content/blog/x/index.md`. */
  file: string;
  /** `undefined` when the bytes are not text: a picture under a wrong name, or a foreign encoding. */
  text: string | undefined;
}

/** Whatever lies below `content/`: a path from the root of the project, with forward slashes, and what it is. */
export interface ContentEntry {
  file: string;
  /** A symbolic link, or what is neither, such as a socket, is a `link`. */
  kind: "file" | "folder" | "link";
}

/** Why nothing can be checked or built, where the folder of the content is not there. */
export function explainMissingContent(contentDir: string): string | undefined {
  if (existsSync(contentDir)) return undefined;
  return "The folder content/ is missing: restore it with `git checkout -- content`, or run this command in the folder of the project.";
}

/** Files that operating systems and editors leave anywhere, none of them meant for the site; .gitignore has them too. */
const ofOtherPrograms = /^(?:Thumbs\.db|desktop\.ini|.*~|#.*#)$/i;

/** Lists everything below `content/`, sorted, without the hidden files of other programs, such as `.DS_Store`. */
export async function listContent(contentDir: string): Promise<ContentEntry[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => ({
      file: relative(join(contentDir, ".."), join(entry.parentPath, entry.name))
        .split(sep)
        .join("/"),
      kind: kindOf(entry),
    }))
    .filter(({ file }) => !file.includes("/.") && !ofOtherPrograms.test(basename(file)))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function kindOf(entry: Dirent): ContentEntry["kind"] {
  if (entry.isFile()) return "file";
  return entry.isDirectory() ? "folder" : "link";
}

/** Whether a file is read as words: its ending says so, in capitals as well. */
export function isTextFile({ file, kind }: ContentEntry): boolean {
  return kind === "file" && /\.(md|ya?ml)$/i.test(file);
}

/** Reads every Markdown and YAML file below `content/`, in the order of their paths. */
export async function readContentFiles(
  contentDir: string,
  entries?: readonly ContentEntry[],
): Promise<ContentFile[]> {
  const files = (entries ?? (await listContent(contentDir))).filter(isTextFile);
  return Promise.all(
    files.map(async ({ file }) => ({
      file,
      text: decodeText(await readFile(join(contentDir, "..", file))),
    })),
  );
}

/** The text that bytes stand for; `undefined` when they are not text in UTF-8. */
export function decodeText(bytes: Buffer): string | undefined {
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : undefined;
}
