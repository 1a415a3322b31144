import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** A character that the site shows, and a file that it stands in. */
export type SiteGlyphs = Map<string, string>;

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
