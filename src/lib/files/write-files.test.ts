import promises from "node:fs/promises";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { writeFiles } from "./write-files";

const { at, read } = temporaryFolder();

test("writes files to folders", async () => {
  await writeFiles(at(), { "a.txt": "one", "b/c.txt": "two" });
  expect(await Promise.all(["a.txt", "b/c.txt"].map(read))).toEqual([
    "one",
    "two",
  ]);
});

test("a build that is stopped leaves no half of a file under its name", async () => {
  const stop = jest
    .spyOn(promises, "rename")
    .mockRejectedValue(new Error("stopped"));
  await expect(writeFiles(at(), { "a.txt": "one" })).rejects.toThrow("stopped");
  stop.mockRestore();
  await expect(read("a.txt")).rejects.toThrow("ENOENT");
});
