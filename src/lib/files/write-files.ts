import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes files to a folder, by their paths in it. A build that is stopped leaves no half of a file. */
export async function writeFiles(
  folder: string,
  contents: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  for (const [path, content] of Object.entries(contents)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, content);
    await rename(draft, file);
  }
}
