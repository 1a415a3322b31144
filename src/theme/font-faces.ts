import type { CSSObject } from "@emotion/react";

/**
 * A local font dressed in the metrics of the web font, to stand in until it arrives. Ascent and descent
 * are the web font's own (930 and 270 per 1000 em) divided by size-adjust, which is the ratio of the widths
 * of the site's headings at weight 700 in both fonts: measured as 0.9994, so 100%.
 */
export const fallbackFontFace: CSSObject = {
  "@font-face": {
    fontFamily: "Bricolage Fallback",
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold"), local("Arial")',
    sizeAdjust: "100%",
    ascentOverride: "93%",
    descentOverride: "27%",
    lineGapOverride: "0%",
  },
};
