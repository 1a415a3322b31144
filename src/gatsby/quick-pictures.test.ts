import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { processFile } from "gatsby-plugin-sharp/process-file";
import sharp from "sharp";
import { avifEffort, quickenAvif } from "./quick-pictures";

const width = 120;
const quality = 50;

let folder: string;
let source: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quick-pictures-"));
  source = join(folder, "ledger.png");
  await writeFile(source, await sharp(join("static", "icon-512.png")).png().toBuffer());
  quickenAvif();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The picture as gatsby-plugin-sharp makes it. */
async function processWithGatsby(): Promise<Buffer> {
  const outputPath = join(folder, "ledger.avif");
  const args = { width, quality, toFormat: "avif" };
  await Promise.all(await processFile(source, [{ outputPath, args }], { stripMetadata: true }));
  return readFile(outputPath);
}

const draw = (effort: number) =>
  sharp(source).rotate().resize(width).avif({ quality, effort }).toBuffer();

test("gatsby-plugin-sharp encodes AVIF with the effort of the site", async () => {
  const picture = await processWithGatsby();
  expect(picture.equals(await draw(avifEffort))).toBe(true);
  expect(picture.equals(await draw(4))).toBe(false);
});

test("an effort that is asked for goes first", async () => {
  const slow = await sharp(source).resize(width).avif({ quality, effort: 4 }).toBuffer();
  expect(slow.equals(await draw(4))).toBe(true);
});
