import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import { createRandom } from "./random.mjs";
import { hatchPatterns } from "./light.mjs";

/** How far a pixel may stray from its flat colour (of 255): paper tooth that a JPEG can still carry cheaply. */
const GRAIN = 2.6;
const TILE = 701;

/** @param {number} width @param {number} height @param {string} body */
export function toSvg(width, height, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${hatchPatterns}</defs>${body}</svg>`;
}

/** One tile of soft noise, repeated: its side is prime so that no edge of a picture falls in step with it. */
function createGrain() {
  const random = createRandom("grain");
  return Float32Array.from(
    { length: TILE * TILE },
    () => (random.next() + random.next() + random.next() - 1.5) * 2 * GRAIN,
  );
}

/** @param {Buffer} pixels RGB @param {number} width */
function addGrain(pixels, width) {
  const grain = createGrain();
  for (let i = 0; i < pixels.length; i += 3) {
    const pixel = i / 3;
    const tooth =
      grain[((Math.floor(pixel / width) >> 1) % TILE) * TILE + (((pixel % width) >> 1) % TILE)];
    for (let c = i; c < i + 3; c += 1)
      pixels[c] = Math.max(0, Math.min(255, Math.round(pixels[c] + tooth)));
  }
}

/**
 * Draws a picture to a file; the extension of the path chooses the format.
 * @param {{ path: string, width: number, height: number, body: string }} picture
 */
export async function writePicture({ path, width, height, body }) {
  const svg = Buffer.from(toSvg(width, height, body));
  const { data, info } = await sharp(svg)
    .flatten({ background: "#FBF8F1" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width);
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const encoded = path.endsWith(".png")
    ? await image.png({ palette: true, colours: 96, dither: 0.4, effort: 10 }).toBuffer()
    : await image.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, encoded);
  return encoded.length;
}
