// Renders the site's pictures from their drawings: `npm run artwork [-- word…]` for paths that contain one of the words, or for all.
// Each `artwork/<path>.svg` becomes `content/<path>.jpg` or `.png`, and `mark.svg` the icons in static/.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { listNames } from "../../../lib/files/list-files";
import { color } from "../../../view/theme/tokens";
import { addGrain } from "./grain";
import { outlineLettering } from "./lettering";
import { writeMarks } from "./marks";

const folder = "src/tools/scripts/artwork";

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const isWanted = (path: string) =>
    words.length === 0 || words.some((word) => path.includes(word));
  const drawings = (await listNames(folder))
    .filter((file) => file.endsWith(".svg") && file.includes("/"))
    .map((file) => {
      const picture = `content/${file.replace(/\.svg$/, "")}`;
      return {
        file,
        path: existsSync(`${picture}.png`)
          ? `${picture}.png`
          : `${picture}.jpg`,
      };
    })
    .filter(({ path }) => isWanted(path));
  for (const { file, path } of drawings) {
    await drawPicture(`${folder}/${file}`, path);
    console.log(path);
  }
  const others = isWanted("static/icons") ? await writeMarks(folder) : [];
  for (const path of others) console.log(path);
  if (drawings.length + others.length === 0)
    throw new Error(`No picture's path contains: ${words.join(", ")}`);
}

/** Renders a drawing with grain, in the format of the existing picture. */
async function drawPicture(drawing: string, path: string): Promise<void> {
  const svg = await outlineLettering(await readFile(drawing, "utf8"));
  const flat = sharp(Buffer.from(svg))
    .flatten({ background: color.paper })
    .removeAlpha();
  const { data, info } = await flat.raw().toBuffer({ resolveWithObject: true });
  addGrain(data, info.width);
  const image = sharp(data, {
    raw: { width: info.width, height: info.height, channels: 3 },
  });
  const encoded = path.endsWith(".png")
    ? image.png({ palette: true, colours: 96, dither: 0.4, effort: 10 })
    : image.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" });
  await encoded.toFile(path);
}

void main();
