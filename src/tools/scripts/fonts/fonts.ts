// `npx tsx src/tools/scripts/fonts/fonts.ts` subsets the fonts to the characters, weights and features in use. All use the SIL Open
// Font License without a reserved name, so subsets may keep the name.
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { buildFontStylesheet } from "../../../lib/web-fonts";
import { runMain } from "../../cli/run-main";
import { characters } from "./characters";

const bricolage = "bricolage-grotesque/files/bricolage-grotesque-latin";

const fonts = [
  {
    // Its cut for 96 pt, for headings and large figures.
    source: `${bricolage}-opsz-normal.woff2`,
    target: "bricolage-display",
    axes: { opsz: 96, wght: 700 },
    hasKerning: true,
  },
  {
    source: `${bricolage}-wght-normal.woff2`,
    target: "bricolage",
    axes: { wght: { min: 400, max: 700 } },
    // Kerning is half of this file, and at the sizes of labels it moves few letters by half a pixel.
    hasKerning: false,
  },
  {
    source: "literata/files/literata-latin-wght-normal.woff2",
    target: "literata",
    axes: { wght: { min: 400, max: 650 } },
    hasKerning: true,
  },
];

/** Ligatures and tabular figures; alternates and fractions are left out. */
const features = "ccmp rlig liga calt lnum tnum pnum".split(" ");

runMain(async () => {
  for (const { source, target, axes, hasKerning } of fonts) {
    const file = require.resolve(`@fontsource-variable/${source}`);
    const part = await subsetFont(readFileSync(file), characters, {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: hasKerning ? [...features, "kern"] : features,
      noHinting: true,
    });
    writeFileSync(`static/fonts/${target}.woff2`, part);
    console.log(`${target}: ${part.length} bytes`);
  }
  writeFileSync("static/fonts/fonts.css", buildFontStylesheet());
});
