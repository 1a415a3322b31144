import { readFile } from "node:fs/promises";
import { listFiles } from "../../../lib/files/list-files";

/** All of ASCII, so that new text rarely needs a new font. */
const keyboard = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
);

/** Typographic characters in content or components: quotes, dashes, symbols, and a non-breaking space. */
const marks = Array.from("‘’“”–—…×−·•©\u00a0");

/** The characters that any text may need, then those of all files in a folder, each with one of its files. */
export async function findGlyphs(folder: string): Promise<Map<string, string>> {
  const glyphs = new Map(
    [...keyboard, ...marks].map((glyph) => [glyph, "any text"]),
  );
  for (const file of (await listFiles(folder)).filter((each) =>
    /\.(md|ya?ml)$/.test(each),
  )) {
    for (const glyph of await readFile(file, "utf8"))
      if (!glyphs.has(glyph) && !/\p{C}/u.test(glyph)) glyphs.set(glyph, file);
  }
  return glyphs;
}
