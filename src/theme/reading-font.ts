import type { CSSObject } from "@emotion/react";

/** Ascent and descent of Literata, in percent of its size. */
const ascent = 117.7;
const descent = 30.8;

/**
 * Serif fonts that machines have, dressed in its metrics. The ratio of widths, regular and bold, is measured over the site's guides for
 * Times (Liberation Serif has its widths), and reckoned for the others from the averages of @capsizecss/metrics 4.3.
 */
const standIns = [
  { family: "Reading Georgia", names: ["Georgia"], regular: 106.2, bold: 98.1 },
  {
    family: "Reading Times",
    names: ["Times New Roman", "Liberation Serif"],
    regular: 116.6,
    bold: 117.6,
  },
  { family: "Reading Noto", names: ["Noto Serif"], regular: 98.4, bold: 99.3 },
];

function dress(family: string, locals: string[], fontWeight: number, width: number): CSSObject {
  const percent = (share: number) => `${((share / width) * 100).toFixed(1)}%`;
  return {
    "@font-face": {
      fontFamily: family,
      fontWeight,
      src: locals.map((name) => `local("${name}")`).join(),
      sizeAdjust: `${String(width)}%`,
      ascentOverride: percent(ascent),
      descentOverride: percent(descent),
      lineGapOverride: "0%",
    },
  };
}

export const readingStandIns: CSSObject[] = standIns.flatMap(({ family, names, regular, bold }) => [
  dress(family, names, 400, regular),
  dress(
    family,
    names.map((name) => `${name} Bold`),
    700,
    bold,
  ),
]);
