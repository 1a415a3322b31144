import type { CSSObject } from "@emotion/react";

/**
 * A local font dressed in the metrics of the web font, to stand in until it arrives. Ascent and descent
 * are the web font's own (930 and 270 per 1000 em) divided by size-adjust, which is the ratio of the widths
 * of the site's headings in both fonts: measured as 1.0209, 1.0216 and 1.0182 for h1, h2 and h3.
 */
export const fallbackFontFace: CSSObject = {
  "@font-face": {
    fontFamily: "Bricolage Fallback",
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
    sizeAdjust: "102%",
    ascentOverride: "91.2%",
    descentOverride: "26.5%",
    lineGapOverride: "0%",
  },
};
