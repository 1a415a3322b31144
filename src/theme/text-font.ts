import type { CSSObject } from "@emotion/react";

/** Literata's ascent and descent, in percent of the font size. */
const ascent = 117.7;
const descent = 30.8;

/** Local fonts, with Literata's width in percent of each (@capsizecss/metrics, Times measured). */
const standIns: [family: string, weight: number, width: number, ...names: string[]][] = [
  ["Literata Georgia", 400, 106.2, "Georgia"],
  ["Literata Georgia", 650, 98.1, "Georgia Bold"],
  ["Literata Times", 400, 116.6, "Times New Roman", "Liberation Serif"],
  ["Literata Times", 650, 117.6, "Times New Roman Bold", "Liberation Serif Bold"],
  ["Literata Noto", 400, 98.4, "Noto Serif"],
  ["Literata Noto", 650, 99.3, "Noto Serif Bold"],
];

const toPercent = (share: number, width: number) => `${((share / width) * 100).toFixed(1)}%`;

export const textFontFallbacks = standIns.map(
  ([fontFamily, fontWeight, width, ...names]): CSSObject => ({
    "@font-face": {
      fontFamily,
      fontWeight,
      src: names.map((name) => `local("${name}")`).join(),
      sizeAdjust: `${String(width)}%`,
      ascentOverride: toPercent(ascent, width),
      descentOverride: toPercent(descent, width),
      lineGapOverride: "0%",
    },
  }),
);
