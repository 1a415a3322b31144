// `npx tsx src/tools/scripts/artwork/draw.ts [word…]` draws the pictures that are missing, and those whose path contains one of the
// words: a picture that someone replaced stays unless it is named. `artwork/<path>.svg` becomes `content/<path>.jpg`, or keeps the
// format of the picture that is there.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../../../tests/machine/find-chromium";
import { listNames } from "../../../lib/files/list-files";
import { runMain } from "../../cli/run-main";
import { color } from "../../../view/theme/tokens";

const folder = "src/tools/scripts/artwork";

runMain(async () => {
  const words = process.argv.slice(2);
  const isAsked = (path: string) => words.some((word) => path.includes(word));
  const pictures = (await listNames("content")).map(
    (name) => `content/${name}`,
  );
  const drawings = (await listNames(folder)).filter((name) =>
    name.endsWith(".svg"),
  );
  for (const drawing of drawings) {
    const start = `content/${drawing.replace(/svg$/, "")}`;
    const picture = pictures.find((path) => path.startsWith(start));
    if (picture !== undefined && !isAsked(picture)) continue;
    const path = picture ?? `${start}jpg`;
    await drawPicture(`${folder}/${drawing}`, path);
    console.log(path);
  }
});

/** The site's fonts, by their names in drawings. */
const styles = `
  ${declareFont("Bricolage Display", "bricolage-display")}
  ${declareFont("Bricolage", "bricolage")}
  ${declareFont("Literata", "literata")}
  body { margin: 0; background: ${color.paper} }
  svg { display: block }
  text:not([fill]) { fill: ${color.ink} }
  [font-family="Bricolage Display"] { font-weight: 700; letter-spacing: -0.02em }
  [font-family="Bricolage"] { font-weight: 600 }`;

function declareFont(name: string, file: string): string {
  const font = readFileSync(`static/fonts/${file}.woff2`, "base64");
  return `@font-face { font-family: "${name}"; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }`;
}

/** Draws in Chromium, which has the site's fonts on every machine, and adds the grain of paper. */
async function drawPicture(drawing: string, path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium() });
  const page = await browser.newPage();
  const svg = readFileSync(drawing, "utf8");
  await page.setContent(`<style>${styles}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  const flat = await page.locator("svg").screenshot();
  await browser.close();
  const { width, height } = await sharp(flat).metadata();
  const noise = { type: "gaussian", mean: 128, sigma: 4 } as const;
  const grain = sharp({
    create: { width, height, channels: 3, background: color.paper, noise },
  });
  const image = sharp(flat)
    .composite([{ input: await grain.png().toBuffer(), blend: "overlay" }])
    .removeAlpha();
  const encoded = path.endsWith(".png")
    ? image.png({ palette: true, colours: 96, effort: 10 })
    : image.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: "4:4:4" });
  await encoded.toFile(path);
}
