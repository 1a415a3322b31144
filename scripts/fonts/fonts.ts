import { readFileSync, writeFileSync } from "node:fs";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { features, fonts } from "./font-list";
import type { SiteFont } from "./font-list";
import { findGlyphs } from "./site-glyphs";
import type { SiteGlyphs } from "./site-glyphs";

/**
 * `npm run fonts`: cuts the site's fonts down to the characters, weights and features that it uses
 * (docs/decisions/0019-visual-design.md). With `--check` it writes nothing, and exits with 1 where content
 * has a character that a font lacks or a file is too large.
 */
async function main(): Promise<void> {
  const glyphs = await findGlyphs("content");
  const faults: string[] = [];
  for (const font of fonts) {
    if (!process.argv.includes("--check")) await cut(font, glyphs);
    faults.push(...findFaults(font, glyphs));
  }
  if (faults.length > 0) console.error(faults.join("\n"));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function cut({ source, target, weights }: SiteFont, glyphs: SiteGlyphs): Promise<void> {
  const whole = readFileSync(require.resolve(source));
  const part = await subsetFont(whole, [...glyphs.keys()].join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
    keepFeatures: features,
    // Screens of today smooth letters themselves.
    noHinting: true,
  });
  writeFileSync(target, part);
  console.log(
    `${target}: ${(part.length / 1000).toFixed(1)} KB of ${(whole.length / 1000).toFixed(1)}`,
  );
}

function findFaults({ target, most }: SiteFont, glyphs: SiteGlyphs): string[] {
  const file = readFileSync(target);
  const font = create(file);
  if (font.isCollection) return [`${target}: holds more than one font`];
  const known = new Set(font.characterSet);
  const missing = [...glyphs]
    .filter(([glyph]) => !known.has(glyph.codePointAt(0) ?? 0))
    .map(([glyph, where]) => `${target}: no “${glyph}” (${where}); run npm run fonts`);
  const size = `${target}: ${String(file.length)} bytes, ${String(most)} at most`;
  return file.length > most ? [...missing, size] : missing;
}

void main();
