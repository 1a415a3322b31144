import { readFile } from "node:fs/promises";
import { listFiles } from "../../hosting/list-files";

/** All that a keyboard writes, so that a new word seldom needs a new font. */
const keyboard = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** What a typesetter adds to it, in content or in components: quotes, dashes, signs, and a space that holds words together. */
const marks = Array.from("‘’“”–—…×−·•©\u00a0");

/** The characters that any text may need, then those of every text below a folder, each with a file that it is in. */
export async function findGlyphs(folder: string): Promise<Map<string, string>> {
  const glyphs = new Map([...keyboard, ...marks].map((glyph) => [glyph, "any text"]));
  for (const file of (await listFiles(folder)).filter((each) => /\.(md|ya?ml)$/.test(each))) {
    for (const glyph of await readFile(file, "utf8"))
      if (!glyphs.has(glyph) && !/\p{C}/u.test(glyph)) glyphs.set(glyph, file);
  }
  return glyphs;
}
