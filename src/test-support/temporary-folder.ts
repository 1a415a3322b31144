import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Gives each test of a file a folder of its own, which is removed after it. */
export function temporaryFolder() {
  let folder = "";
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "test-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  /** A path in the folder. */
  const at = (...parts: string[]) => join(folder, ...parts);
  return {
    at,
    read: (file: string) => readFile(at(file), "utf8"),
    /** Makes the folders of the file as well; returns its whole path. */
    write: async (file: string, text: string) => {
      await mkdir(dirname(at(file)), { recursive: true });
      await writeFile(at(file), text);
      return at(file);
    },
  };
}
