import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * A hidden name next to a file, under which it is written until it is complete: a build that is stopped leaves no half of a file. As short as
 * possible, since the file's own name can be as long as systems allow.
 */
export function nameDraft(file: string): string {
  return join(dirname(file), `.${randomUUID()}`);
}

/** Writes files to a folder, by their paths in it. */
export async function writeFiles(
  folder: string,
  contents: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(contents)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const draft = nameDraft(file);
    await writeFile(draft, content);
    await rename(draft, file);
  }
}
