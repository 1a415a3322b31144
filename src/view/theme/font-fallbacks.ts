import type { CSSObject } from "@emotion/react";

/** A local font shown until a web font loads; `width` is the ratio of the widths of texts in both fonts, in percent. */
type StandIn = [
  family: string,
  weight: number,
  width: number,
  ...names: string[],
];

const bold = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"];
const bricolage: StandIn[] = [
  ["Bricolage Display Fallback", 700, 92.4, ...bold],
  ["Bricolage Fallback", 400, 105.8, "Arial", "Liberation Sans", "Roboto"],
  ["Bricolage Fallback", 650, 102.4, ...bold],
];

/** By @capsizecss/metrics; Times is measured. */
const literata: StandIn[] = [
  ["Literata Georgia", 400, 106.2, "Georgia"],
  ["Literata Georgia", 650, 98.1, "Georgia Bold"],
  ["Literata Times", 400, 118, "Times New Roman", "Liberation Serif"],
  [
    "Literata Times",
    650,
    117.6,
    "Times New Roman Bold",
    "Liberation Serif Bold",
  ],
  ["Literata Noto", 400, 98.4, "Noto Serif"],
  ["Literata Noto", 650, 99.3, "Noto Serif Bold"],
];

const toPercent = (share: number, width: number) =>
  `${((share / width) * 100).toFixed(1)}%`;

/** Gives stand-ins the metrics of a web font, whose ascent and descent are in percent of its size. */
const fitTo = (ascent: number, descent: number, standIns: readonly StandIn[]) =>
  standIns.map(([fontFamily, fontWeight, width, ...names]): CSSObject => ({
    "@font-face": {
      fontFamily,
      fontWeight,
      src: names.map((name) => `local("${name}")`).join(),
      sizeAdjust: `${String(width)}%`,
      ascentOverride: toPercent(ascent, width),
      descentOverride: toPercent(descent, width),
      lineGapOverride: "0%",
    },
  }));

export const fontFallbacks = [
  ...fitTo(93, 27, bricolage),
  ...fitTo(117.7, 30.8, literata),
];
