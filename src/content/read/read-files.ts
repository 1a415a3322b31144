import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A file of `content/` that holds words. */
export interface ContentFile {
  /** Path from the root of the project, with forward slashes: `content/blog/x/index.md`. */
  file: string;
  /** `undefined` when the bytes are not text: a picture under a wrong name, or a foreign encoding. */
  text: string | undefined;
}

/** Why nothing can be checked or built, where the folder of the content is not there. */
export function explainMissingContent(contentDir: string): string | undefined {
  if (existsSync(contentDir)) return undefined;
  return "The folder content/ is missing: restore it with `git checkout -- content`, or run this command in the folder of the project.";
}

/**
 * Reads every Markdown and YAML file below `content/`, in the order of their paths. Hidden files and folders are
 * those of other programs: `._index.md`, `.obsidian/`, `.trash/`.
 */
export async function readContentFiles(contentDir: string): Promise<ContentFile[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(md|ya?ml)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])\./.test(relative(contentDir, path)))
    .sort();
  return Promise.all(
    paths.map(async (path) => ({
      file: relative(join(contentDir, ".."), path).split(sep).join("/"),
      text: decodeText(await readFile(path)),
    })),
  );
}

/** The text that bytes stand for; `undefined` when they are not text in UTF-8. */
export function decodeText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes("\0") ? undefined : text;
  } catch {
    return undefined;
  }
}
