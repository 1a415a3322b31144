import { isUtf8 } from "node:buffer";
import type { Dirent } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { listEntries } from "../../lib/files/list-files";

export interface ContentFile {
  /** Path from the project root, with forward slashes: `content/blog/x/index.md`. */
  file: string;
  /** `undefined` if the bytes are not UTF-8 text. */
  text: string | undefined;
}

/** Anything in `content/`, by its path from the project root with forward slashes. */
export interface ContentEntry {
  file: string;
  /** `link` is a symbolic link, or anything that is neither file nor folder, such as a socket. */
  kind: "file" | "folder" | "link";
}

/** Files of operating systems and editors, which the site ignores, as does .gitignore. */
const ofOtherPrograms = /^(?:Thumbs\.db|desktop\.ini|.*~|#.*#)$/i;

/** Lists everything in `content/`, sorted, without other programs' hidden files, such as `.DS_Store`. */
export async function listContent(contentDir: string): Promise<ContentEntry[]> {
  const entries = await listEntries(contentDir);
  return entries
    .map(({ entry, path }) => ({
      file: `content/${path}`,
      kind: kindOf(entry),
    }))
    .filter(
      ({ file }) =>
        !file.includes("/.") && !ofOtherPrograms.test(basename(file)),
    )
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

function kindOf(entry: Dirent): ContentEntry["kind"] {
  if (entry.isFile()) return "file";
  return entry.isDirectory() ? "folder" : "link";
}

/** Whether a file has a text file's extension, in any case. */
function isTextFile({ file, kind }: ContentEntry): boolean {
  return kind === "file" && /\.(md|ya?ml)$/i.test(file);
}

/** Reads all Markdown and YAML files in `content/`, in the order of their paths. */
export async function readContentFiles(
  contentDir: string,
  entries?: readonly ContentEntry[],
): Promise<ContentFile[]> {
  const files = (entries ?? (await listContent(contentDir))).filter(isTextFile);
  return Promise.all(
    files.map(async ({ file }) => {
      return {
        file,
        text: decodeText(await readFile(join(contentDir, "..", file))),
      };
    }),
  );
}

/** Decodes UTF-8; `undefined` if the bytes are something else. */
export function decodeText(bytes: Buffer): string | undefined {
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : undefined;
}
