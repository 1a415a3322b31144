import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { toIco } from "./lib/ico.mjs";
import { colour } from "./lib/palette.mjs";
import { points, polygon, rect } from "./lib/svg.mjs";

/**
 * The mark on a 64-unit grid: a ledger line that goes up, down and up again to a higher
 * figure, which makes an N, inside a parcel's square. Stems lie on multiples of 4, that
 * is on whole pixels at 16 px, so the mark stays sharp in a tab.
 * @param {{ corner?: number, seam?: boolean }} [options] `seam` adds the parcel's tape, too fine for a tab
 */
export function drawMark({ corner = 12, seam = false } = {}) {
  return [
    rect(0, 0, 64, 64, colour.spruceDeep, { rx: corner }),
    seam ? rect(28, 0, 8, 7, colour.spruce) : "",
    polygon(
      points(12, 52, 12, 20, 21, 20, 44, 40.5, 44, 24, 52, 24, 52, 52, 43, 52, 20, 31, 20, 52),
      colour.paper,
    ),
    polygon(points(44, 24, 44, 12, 52, 12, 52, 24), colour.maple),
  ].join("");
}

const toFile = (/** @type {string} */ body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${body}</svg>`;

/** @param {string} svg @param {number} size */
const toPng = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Writes the favicon family into `static/`; gives back the paths. @param {string} root */
export async function writeMarks(root) {
  const tab = toFile(drawMark());
  // Devices cut their own corners, so the home-screen icons are full squares.
  const tile = toFile(drawMark({ corner: 0, seam: true }));
  const files = {
    "static/favicon.ico": toIco(await toPng(tab, 32), 32),
    "static/apple-touch-icon.png": await toPng(tile, 180),
    "static/icon-192.png": await toPng(tile, 192),
    "static/icon-512.png": await toPng(tile, 512),
  };
  await mkdir(`${root}static`, { recursive: true });
  for (const [path, bytes] of Object.entries(files)) await writeFile(root + path, bytes);
  return Object.keys(files);
}
