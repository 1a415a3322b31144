// Makes the pictures of the site from their drawings: `npm run artwork [-- word…]`, those whose path contains one of the words. Without
// a word, everything: each `artwork/<path>.svg` becomes `content/<path>.jpg` or `.png`, `mark.svg` the icons in static/, and the
// figures of case studies become their report panels (proofs/).
import { readFile, readdir, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { color } from "../../src/theme/tokens.ts";
import { addGrain } from "./grain.mjs";
import { writeMarks } from "./marks.mjs";
import { writeProofs } from "./proofs/write-proofs.mjs";

const folder = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("../..", import.meta.url));
const words = process.argv.slice(2);
/** @param {string} path */
const isWanted = (path) => words.length === 0 || words.some((word) => path.includes(word));

/** The drawing as pixels with grain, in the format of the picture that is there. @param {string} drawing @param {string} path */
async function rasterise(drawing, path) {
  const { data, info } = await sharp(await readFile(drawing))
    .flatten({ background: color.paper })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  addGrain(data, info.width);
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  return path.endsWith(".png")
    ? image.png({ palette: true, colours: 96, dither: 0.4, effort: 10 }).toBuffer()
    : image.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
}

const drawings = (await readdir(folder, { recursive: true }))
  .filter((file) => file.endsWith(".svg") && file.includes("/"))
  .map((file) => {
    const picture = `content/${file.replace(/\.svg$/, "")}`;
    return {
      drawing: folder + file,
      path: existsSync(`${root + picture}.png`) ? `${picture}.png` : `${picture}.jpg`,
    };
  })
  .filter(({ path }) => isWanted(path));

for (const { drawing, path } of drawings) {
  await writeFile(root + path, await rasterise(drawing, path));
  console.log(path);
}
const others = [
  ...(isWanted("static/icons") ? await writeMarks(folder, root) : []),
  ...(await writeProofs(root, isWanted)),
];
for (const path of others) console.log(path);
if (drawings.length + others.length === 0)
  throw new Error(`No picture's path contains: ${words.join(", ")}`);
