import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { named } from "./clients/named.mjs";
import { placeholders } from "./clients/placeholders.mjs";
import { colour } from "./lib/palette.mjs";

const FOLDER = "content/shared/clients/";
/** Every mark fills this height; in a row they are set to one height, so their widths may differ. */
const HEIGHT = 48;
const MARKS = Object.entries({ ...named, ...placeholders });

/** @param {string} body @param {number} left @param {number} width */
const toFile = (body, left, width) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" fill="none" stroke="${colour.inkSoft}">${body}</svg>\n`;

/** The left and right ends of the ink: letters lean and have serifs, so they are measured, not added up. @param {string} body */
async function measure(body) {
  const [scale, room] = [8, 20];
  const { info } = await sharp(Buffer.from(toFile(body, -room, 260)), { density: 72 * scale })
    .trim({ threshold: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) / scale - room;
  return { left: Math.floor(left * 10) / 10, width: Math.ceil((info.width / scale) * 10) / 10 };
}

/** Writes the wanted marks of the logo strip; gives back their paths. @param {string} root @param {(path: string) => boolean} isWanted */
export async function writeClients(root, isWanted) {
  const wanted = MARKS.map(([name, draw]) => ({ path: `${FOLDER}${name}.svg`, draw })).filter(
    ({ path }) => isWanted(path),
  );
  await mkdir(root + FOLDER, { recursive: true });
  for (const { path, draw } of wanted) {
    const body = draw();
    const { left, width } = await measure(body);
    await writeFile(root + path, toFile(body, left, width));
  }
  return wanted.map(({ path }) => path);
}
