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

/** By @capsizecss/metrics; Times is measured. The browser emboldens them: few words of a text are bold. */
const literata: StandIn[] = [
  ["Literata Georgia", 400, 106.2, "Georgia"],
  ["Literata Times", 400, 118, "Times New Roman", "Liberation Serif"],
  ["Literata Noto", 400, 98.4, "Noto Serif"],
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
    },
  }));

export const fontFallbacks = [
  ...fitTo(93, 27, bricolage),
  ...fitTo(117.7, 30.8, literata),
];
