import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

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

/**
 * Wraps one PNG in an ICO container: a 6-byte header, one 16-byte entry, the PNG.
 * Every browser that still asks for /favicon.ico reads PNG entries.
 * @param {Buffer} png @param {number} size side in px, up to 255
 */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the PNG starts
  return Buffer.concat([header, png]);
}
