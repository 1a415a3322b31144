import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

/** Writes icons to `static/`; returns their paths. Devices round the corners, so the icons are full squares. */
export async function writeMarks(folder: string): Promise<string[]> {
  const draw = async (name: string, size: number) =>
    sharp(await readFile(`${folder}/${name}.svg`), {
      density: (72 * size) / 64,
    })
      .resize(size, size)
      .png({ compressionLevel: 9 })
      .toBuffer();
  const small = [16, 32, 48].map(async (size) => ({
    size,
    png: await draw("mark", size),
  }));
  const files = {
    "static/favicon.ico": encodeIco(await Promise.all(small)),
    "static/apple-touch-icon.png": await draw("mark-square", 180),
    "static/icon-192.png": await draw("mark-square", 192),
    "static/icon-512.png": await draw("mark-square", 512),
  };
  for (const [path, bytes] of Object.entries(files))
    await writeFile(path, bytes);
  return Object.keys(files);
}

/** Wraps PNGs in an ICO container: a 6-byte header, a 16-byte entry for each, then the PNGs. */
function encodeIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let start = header.length + 16 * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    // Width and height, no palette, one color plane, 32 bits per pixel; then the PNG's length and offset.
    const entry = Buffer.alloc(16);
    entry.set([size, size, 0, 0, 1, 0, 32]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(start, 12);
    start += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}
