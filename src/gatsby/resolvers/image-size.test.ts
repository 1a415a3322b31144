import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageSideField } from "./image-file";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "image-size-"));
});

afterEach(() => rm(folder, { recursive: true }));

it.each([
  ['viewBox="2 0 124 48" width="124" height="48"', 124, 48],
  ['viewBox="0 0 181.2 48"', 181, 48],
])("reads whole pixels of a drawing with %s", async (attributes, width, height) => {
  const absolutePath = join(folder, "logo.svg");
  await writeFile(absolutePath, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
  const file = { absolutePath };
  expect(await imageSideField("width").resolve(file)).toBe(width);
  expect(await imageSideField("height").resolve(file)).toBe(height);
});
