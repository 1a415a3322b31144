import { readFileSync, writeFileSync } from "node:fs";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { type SiteFont, features, fonts } from "./font-list";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * `npm run fonts`: cuts the site's fonts down to the characters, weights and features that it uses
 * (docs/decisions/0019-visual-design.md). With `--check` it writes nothing, and exits with 1 where content
 * has a character that a font lacks or a file is too large.
 */
async function main(): Promise<void> {
  const glyphs = await findGlyphs("content");
  const faults: string[] = [];
  for (const font of fonts) {
    if (!process.argv.includes("--check")) await cut(font, glyphs);
    faults.push(...findFaults(font, glyphs));
  }
  if (faults.length > 0) console.error(faults.join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function cut({ source, target, weights }: SiteFont, glyphs: SiteGlyphs): Promise<void> {
  const whole = readFileSync(require.resolve(source));
  const part = await subsetFont(whole, [...glyphs.keys()].join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: features,
    noHinting: true,
  });
  writeFileSync(target, part);
  console.log(
    `${target}: ${(part.length / 1000).toFixed(1)} KB of ${(whole.length / 1000).toFixed(1)}`,
  );
}

function findFaults({ target, most }: SiteFont, glyphs: SiteGlyphs): string[] {
  const file = readFileSync(target);
  const font = create(file);
  if (font.isCollection) return [`${target}: holds more than one font`];
  const known = new Set(font.characterSet);
  const missing = [...glyphs]
    .filter(([glyph]) => !known.has(glyph.codePointAt(0) ?? 0))
    .map(([glyph, where]) => `${target}: no “${glyph}” (${where}); run npm run fonts`);
  const size = `${target}: ${String(file.length)} bytes, ${String(most)} at most`;
  return file.length > most ? [...missing, size] : missing;
}

void main();

/** A character that the site shows, and a file that it stands in. */
type SiteGlyphs = Map<string, string>;

/** All that a keyboard writes, so that a new word seldom needs a new font. */
const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** What a typesetter adds to it, in content or in components: quotes, dashes, signs, and a space that holds words together. */
const marks = Array.from("‘’“”–—…×−·•©\u00a0");

/** The characters of every text below a folder, after those that any text may need. */
export async function findGlyphs(folder: string): Promise<SiteGlyphs> {
  const glyphs: SiteGlyphs = new Map([...keyboard, ...marks].map((glyph) => [glyph, "any text"]));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(md|ya?ml)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  for (const file of files) {
    for (const glyph of await readFile(file, "utf8"))
      if (!glyphs.has(glyph) && !/\p{C}/u.test(glyph)) glyphs.set(glyph, file);
  }
  return glyphs;
}
