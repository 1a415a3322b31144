import type { CSSObject } from "@emotion/react";

/** The ascent and descent of the web fonts, in percent of their size. */
const bricolage = { ascent: 93, descent: 27 };
const literata = { ascent: 117.7, descent: 30.8 };

/**
 * A local font shown until a web font loads, with the metrics of the web font; `width` is the ratio of the widths of texts in both fonts, in
 * percent.
 */
function standIn(
  { ascent, descent }: typeof bricolage,
  fontFamily: string,
  fontWeight: number,
  width: number,
  ...names: string[]
): CSSObject {
  const toPercent = (share: number) => `${((share / width) * 100).toFixed(1)}%`;
  return {
    "@font-face": {
      fontFamily,
      fontWeight,
      src: names.map((name) => `local("${name}")`).join(),
      sizeAdjust: `${width}%`,
      ascentOverride: toPercent(ascent),
      descentOverride: toPercent(descent),
    },
  };
}

const regular = ["Arial", "Liberation Sans", "Roboto"];
const bold = ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"];

export const fontFallbacks = [
  standIn(bricolage, "Bricolage Display Fallback", 700, 92.4, ...bold),
  standIn(bricolage, "Bricolage Fallback", 400, 105.8, ...regular),
  standIn(bricolage, "Bricolage Fallback", 650, 102.4, ...bold),
  // By @capsizecss/metrics; Times is measured. The browser emboldens them: few words of a text are bold.
  standIn(literata, "Literata Georgia", 400, 106.2, "Georgia"),
  standIn(
    literata,
    "Literata Times",
    400,
    118,
    "Times New Roman",
    "Liberation Serif",
  ),
  standIn(literata, "Literata Noto", 400, 98.4, "Noto Serif"),
];
