import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { findChromium } from "../../find-chromium.ts";
import { SHEET, frame } from "./frame.mjs";
import { panels } from "./panels.mjs";

/**
 * @typedef {{ key: string, metric: string, value: string, change?: string, period?: string }} Figure
 * @typedef {{ name: string, path: string, brand: string, figures: Figure[] }} Proof `name` is "case/file", without the extension
 */

/**
 * A panel shows the figures that its text alternative names, `{{case.key.figure}}`, in that order: so the
 * two cannot disagree, and a panel that is read aloud says the same numbers.
 * @param {string} key @param {string} alt @param {Figure[]} figures
 */
function figuresIn(key, alt, figures) {
  const names = [...alt.matchAll(/\{\{case\.([\w-]+)\.([\w-]+)\}\}/g)];
  return names.map(([token, owner, name]) => {
    const figure = owner === key && figures.find((one) => one.key === name);
    if (!figure)
      throw new Error(`${key}: a proof's alt names ${token}, which is no figure of this case`);
    return figure;
  });
}

/** The proofs of one case. @param {string} folder @param {string} key @returns {Promise<Proof[]>} */
async function readCase(folder, key) {
  const record = parse(await readFile(join(folder, key, "index.yaml"), "utf8"));
  // A case read from one report says its period once, with the results.
  const figures = (record.figures ?? []).map((/** @type {Figure} */ figure) => ({
    period: record.results?.period,
    ...figure,
  }));
  return (record.proofs ?? []).map((/** @type {any} */ { image, ...proof }) => {
    const { src, alt } = image ?? proof;
    return {
      name: `${key}/${src.replace(/^\.\/|\.png$/g, "")}`,
      path: join(folder, key, src),
      brand: record.brand,
      figures: figuresIn(key, alt, figures),
    };
  });
}

/** Every proof of every case, in the order of the cases' names. @param {string} folder the cases' */
async function readProofs(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const keys = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return (await Promise.all(keys.sort().map((key) => readCase(folder, key)))).flat();
}

const FONT = new URL("../../../static/fonts/bricolage-grotesque-latin-wght.woff2", import.meta.url);

/** A page with nothing but a drawing, set in the project's font so that every machine sets it alike. @param {string} font base64 @param {string} drawing */
const toPage = (font, drawing) => `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Panel; src: url(data:font/woff2;base64,${font}) format("woff2"); font-weight: 200 800; }
body { margin: 0; }
svg { display: block; }
text { font-family: Panel; font-variant-numeric: tabular-nums lining-nums; }
</style><svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}">${drawing}</svg>`;

/**
 * Renders drawings in Chromium, as PNG at twice their size.
 * @param {string[]} drawings SVG bodies as large as a sheet @returns {Promise<Buffer[]>}
 */
async function renderSheets(drawings) {
  const font = (await readFile(FONT)).toString("base64");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-lcd-text", "--force-color-profile=srgb"],
  });
  try {
    const page = await browser.newPage({ viewport: SHEET, deviceScaleFactor: 2 });
    const sheets = [];
    for (const drawing of drawings) {
      await page.setContent(toPage(font, drawing));
      // No fallback face may be photographed: wait for the font, and fail if it is not there.
      const faces = await page.evaluate(
        "document.fonts.load('700 20px Panel').then((all) => all.length)",
      );
      if (!faces) throw new Error("The panels' font did not load");
      const shot = await page.screenshot({ type: "png" });
      sheets.push(
        await sharp(shot).png({ palette: true, colours: 256, dither: 0, effort: 10 }).toBuffer(),
      );
    }
    return sheets;
  } finally {
    await browser.close();
  }
}

/**
 * Writes the proof panels of the case studies beside their `index.yaml`.
 * `CASES` names another folder of cases, for trying out figures that are not yet in the content.
 * @param {string} root @param {(path: string) => boolean} isWanted
 * @returns {Promise<string[]>} their paths
 */
export async function writeProofs(root, isWanted) {
  const folder = process.env.CASES ?? join(root, "content/case-studies");
  const proofs = (await readProofs(folder)).filter(({ path }) => isWanted(relative(root, path)));
  if (proofs.length === 0) return [];
  const drawings = proofs.map((proof) => {
    const panel = panels[proof.name];
    if (!panel) throw new Error(`proofs/panels.mjs does not say how to draw ${proof.name}`);
    const count = proof.figures.length;
    if (count !== panel.takes)
      throw new Error(
        `${proof.name} is drawn with ${panel.takes} figures, but its alt names ${count}`,
      );
    return frame(proof, panel, panel.draw(proof.figures));
  });
  const sheets = await renderSheets(drawings);
  await Promise.all(proofs.map(({ path }, i) => writeFile(path, sheets[i])));
  return proofs.map(({ path }) => relative(root, path));
}
