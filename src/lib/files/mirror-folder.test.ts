import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { temporaryFolder } from "../../test-support/temporary-folder";
import { mirrorFolder, stampFolder } from "./mirror-folder";

const { at, read, write } = temporaryFolder();

test("a copy follows each change, and has no hidden files", async () => {
  const mirror = () => mirrorFolder(at("content"), at("shown"));
  await write("content/site.yaml", "brand: A");
  await write("content/blog/first/index.md", "First");
  await write("content/.DS_Store", "");
  await mirror();
  expect(await read("shown/blog/first/index.md")).toBe("First");
  expect(existsSync(at("shown/.DS_Store"))).toBe(false);

  const stamp = await stampFolder(at("content"));
  expect(await stampFolder(at("content"))).toBe(stamp);
  await write("content/site.yaml", "brand: Longer");
  await write("content/blog/second/index.md", "Second");
  await rm(at("content/blog/first"), { recursive: true });
  expect(await stampFolder(at("content"))).not.toBe(stamp);
  await mirror();
  expect(await read("shown/site.yaml")).toBe("brand: Longer");
  expect(await read("shown/blog/second/index.md")).toBe("Second");
  expect(existsSync(at("shown/blog/first/index.md"))).toBe(false);
});
