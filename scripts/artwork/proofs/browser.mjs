import { readFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../find-chromium.ts";
import { SHEET } from "./frame.mjs";

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
export async function renderSheets(drawings) {
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
