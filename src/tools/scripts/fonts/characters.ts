/** All of ASCII, so that new text rarely needs a new font. */
const keyboard = Array.from({ length: 95 }, (_, index) =>
  String.fromCharCode(32 + index),
).join("");

/** The characters of the site's fonts; after a change, run `npx tsx src/tools/scripts/fonts/fonts.ts`. */
export const characters = `${keyboard}‘’“”–—…×−·•©\u00a0èà`;
