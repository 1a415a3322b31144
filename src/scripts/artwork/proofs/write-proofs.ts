import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { type CaseStudyValue, caseStudySchema } from "../../../content/types/case-study-schema";
import { findChromium } from "../../find-chromium";
import { CANVAS, frame } from "./frame";
import { panels } from "./panels";

/** Writes the proof panels of case studies (`CASES` sets another folder), and returns their paths. */
export async function writeProofs(isWanted: (path: string) => boolean): Promise<string[]> {
  const folder = process.env.CASES ?? "content/case-studies";
  const drawings: { path: string; drawing: string }[] = [];
  for (const key of (await readdir(folder)).sort()) {
    const file = join(folder, key, "index.yaml");
    if (!existsSync(file)) continue;
    const record = caseStudySchema.parse(parse(await readFile(file, "utf8")));
    for (const { image } of record.proofs) {
      const path = join(folder, key, image.src);
      if (isWanted(path)) drawings.push({ path, drawing: draw(key, record, image) });
    }
  }
  if (drawings.length > 0) await render(drawings);
  return drawings.map(({ path }) => path);
}

/** Shows the figures in a panel's alt text, in the same order, so that both match. */
function draw(
  key: string,
  { brand, figures: all, results }: CaseStudyValue,
  { src, alt }: { src: string; alt: string },
): string {
  const name = `${key}/${src.replace(/^\.\/|\.png$/g, "")}`;
  const panel = panels[name];
  if (!panel) throw new Error(`proofs/panels.ts does not say how to draw ${name}`);
  const names = alt.matchAll(/\{\{case\.([\w-]+)\.([\w-]+)\}\}/g);
  const figures = Array.from(names, ([token, owner, figureKey]) => {
    const figure = owner === key && all.find((one) => one.key === figureKey);
    if (!figure)
      throw new Error(
        `${key}: a proof's alt text has ${token}, which is not a figure of this case`,
      );
    // A case study from a single report gives its period once, in the results.
    return { ...figure, period: figure.period ?? results.period };
  });
  if (figures.length !== panel.takes)
    throw new Error(
      `${name} is drawn with ${panel.takes} figures, but its alt text has ${figures.length}`,
    );
  return frame({ ...panel, brand, figures }, panel.draw(...figures));
}

const font =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";

/** Renders PNGs in Chromium at twice a panel's size, with the project's font so that all machines give the same result. */
async function render(drawings: readonly { path: string; drawing: string }[]): Promise<void> {
  const woff2 = await readFile(require.resolve(font), "base64");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-lcd-text", "--force-color-profile=srgb"],
  });
  try {
    const page = await browser.newPage({ viewport: CANVAS, deviceScaleFactor: 2 });
    for (const { path, drawing } of drawings) {
      await page.setContent(`<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Panel; src: url(data:font/woff2;base64,${woff2}) format("woff2"); font-weight: 200 800; }
body { margin: 0; }
svg { display: block; }
text { font-family: Panel; font-variant-numeric: tabular-nums lining-nums; }
</style><svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}">${drawing}</svg>`);
      // Wait for the font, and fail without it, so that no fallback font is captured.
      const faces = await page.evaluate(
        "document.fonts.load('700 20px Panel').then((all) => all.length)",
      );
      if (!faces) throw new Error("The panels' font did not load");
      const shot = await page.screenshot({ type: "png" });
      const png = sharp(shot).png({ palette: true, colours: 256, dither: 0, effort: 10 });
      await png.toFile(path);
    }
  } finally {
    await browser.close();
  }
}
