import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { avifEffort, setSharpDefaults } from "./sharp-defaults";

const source = join("static", "icon-512.png");
const width = 120;
const quality = 50;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sharp-defaults-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const draw = (effort: number) =>
  sharp(source).rotate().resize(width).avif({ quality, effort }).toBuffer();

test("gatsby-plugin-sharp encodes AVIF with the site's effort", async () => {
  setSharpDefaults();
  const outputPath = join(folder, "ledger.avif");
  const args = { width, quality, toFormat: "avif" };
  await Promise.all(
    await processFile(source, [{ outputPath, args }], { stripMetadata: true }),
  );
  const picture = await readFile(outputPath);
  expect(picture.equals(await draw(avifEffort))).toBe(true);
  expect(picture.equals(await draw(4))).toBe(false);
});
