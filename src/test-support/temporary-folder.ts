import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Gives each test of a file its own folder, which is removed afterwards. */
export function temporaryFolder() {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "test-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const at = (...parts: string[]) => join(folder, ...parts);
  return {
    at,
    read: (file: string) => readFile(at(file), "utf8"),
    /** Creates the file's folders too; returns its absolute path. */
    write: async (file: string, text: string) => {
      await mkdir(dirname(at(file)), { recursive: true });
      await writeFile(at(file), text);
      return at(file);
    },
  };
}
