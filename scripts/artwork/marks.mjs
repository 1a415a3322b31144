import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { toIco } from "./ico.mjs";

/**
 * Writes the site's icons into `static/`; gives back their paths. Stems of the mark lie on multiples of 4 of its 64 units, that is
 * on whole pixels at 16 px. Devices cut their own corners: theirs is a full square, with the parcel's tape, too fine for a tab.
 * @param {string} folder of the drawings @param {string} root
 */
export async function writeMarks(folder, root) {
  const draw = async (/** @type {string} */ name, /** @type {number} */ size) =>
    sharp(await readFile(`${folder}${name}.svg`), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const files = {
    "static/favicon.ico": toIco(await draw("mark", 32), 32),
    "static/apple-touch-icon.png": await draw("mark-square", 180),
    "static/icon-192.png": await draw("mark-square", 192),
    "static/icon-512.png": await draw("mark-square", 512),
  };
  for (const [path, bytes] of Object.entries(files)) await writeFile(root + path, bytes);
  return Object.keys(files);
}
