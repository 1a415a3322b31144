import { readFileSync, writeFileSync } from "node:fs";
import { create } from "fontkitten";
import subsetFont from "subset-font";
import { findGlyphs } from "./site-glyphs";

type Axes = Record<string, number | { min: number; max: number }>;

/** All use the SIL Open Font License without a reserved name, so subsets may keep the name. */
const fonts: {
  source: string;
  target: string;
  axes: Axes;
  hasKerning?: boolean;
}[] = [
  {
    // Its cut for 96 pt, for headings and large figures.
    source:
      "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    target: "static/fonts/bricolage-display.woff2",
    axes: { opsz: 96, wght: 700 },
  },
  {
    source:
      "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    target: "static/fonts/bricolage.woff2",
    axes: { wght: { min: 400, max: 700 } },
    // Kerning is half of this file, and at the sizes of labels it moves few letters by half a pixel.
    hasKerning: false,
  },
  {
    source: "literata/files/literata-latin-wght-normal.woff2",
    target: "static/fonts/literata.woff2",
    axes: { wght: { min: 400, max: 650 } },
  },
];

/** Maximum bytes per font; a page loads all three. */
const maxBytes = 24_000;

/** Ligatures and tabular figures; alternates and fractions are left out. */
const features = "ccmp rlig liga calt lnum tnum pnum".split(" ");

/** Subsets the fonts to the characters, weights, and features in use; `--check` only reports missing characters and large files. */
async function main(): Promise<void> {
  const glyphs = await findGlyphs("content");
  const problems: string[] = [];
  for (const { source, target, axes, hasKerning = true } of fonts) {
    if (!process.argv.includes("--check")) {
      const whole = readFileSync(
        require.resolve(`@fontsource-variable/${source}`),
      );
      const part = await subsetFont(whole, [...glyphs.keys()].join(""), {
        targetFormat: "woff2",
        variationAxes: axes,
        keepFeatures: hasKerning ? [...features, "kern"] : features,
        noHinting: true,
      });
      writeFileSync(target, part);
      const formatKilobytes = ({ length }: Buffer) =>
        (length / 1000).toFixed(1);
      console.log(
        `${target}: ${formatKilobytes(part)} KB of ${formatKilobytes(whole)}`,
      );
    }
    problems.push(...findProblems(target, glyphs));
  }
  if (problems.length > 0) console.error(problems.join("\n"));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function findProblems(
  target: string,
  glyphs: ReadonlyMap<string, string>,
): string[] {
  const file = readFileSync(target);
  const font = create(file);
  if (font.isCollection) return [`${target}: contains more than one font`];
  const known = new Set(font.characterSet);
  const missing = [...glyphs]
    .filter(([glyph]) => !known.has(glyph.codePointAt(0) ?? 0))
    .map(
      ([glyph, where]) =>
        `${target}: no “${glyph}” (${where}); run npm run fonts`,
    );
  const size = `${target}: ${file.length} bytes, ${maxBytes} at most`;
  return file.length > maxBytes ? [...missing, size] : missing;
}

void main();
