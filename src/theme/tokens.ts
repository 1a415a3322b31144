import type { CSSObject } from "@emotion/react";

export { detailsOpenStyles, media } from "./media";

/** The palette of a merchant's ledger: paper, ink, spruce, and one maple action per screen. */
export const color = {
  paper: "#FBF8F1",
  birch: "#F1EADB",
  ink: "#13231B",
  inkSoft: "#46554D",
  spruce: "#1C5A44",
  spruceDeep: "#0F3528",
  maple: "#C23E12",
  mapleDeep: "#9C2F0B",
  /** Fills of charts and badges, and the focus ring on dark backgrounds; never text on a light background. */
  mint: "#CFE6D8",
  gold: "#E9B44C",
  line: "#D8CFBC",
  /** Rules on the dark band. */
  lineOnDark: "#3E6353",
  white: "#FFFFFF",
} as const;

/** The spacing scale; the site uses no other distances. */
export const space = {
  x1: "0.25rem",
  x2: "0.5rem",
  x3: "0.75rem",
  x4: "1rem",
  x6: "1.5rem",
  x8: "2rem",
  x12: "3rem",
  x16: "4rem",
  x24: "6rem",
} as const;

export const radius = { input: "4px", card: "10px", pill: "999px" } as const;

export const measure = { prose: "38rem", page: "72.5rem", narrow: "46rem" } as const;

/** The sticky header's height; anchors and focused elements must not end up under it. */
export const headerHeight = "4.25rem";

const systemFont = "system-ui, sans-serif";

export const font = {
  /** Headings and numerals. The fallback has the web font's metrics, so that the swap shifts nothing. */
  display: `"Bricolage Grotesque Variable", "Bricolage Fallback", ${systemFont}`,
  text: systemFont,
  /** Running text. Use it only inside a `ReadingText`, which declares these font families. */
  reading: `"Literata Variable", "Reading Georgia", "Reading Times", "Reading Noto", serif`,
} as const;

/** A section's main figure: display font, tight, tabular. The section sets the size. */
export const numeral: CSSObject = {
  fontFamily: font.display,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
  color: color.spruce,
};

/** Fluid sizes between a 360 px and a 1,440 px screen; the rem parts follow the reader's text size. */
export const size = {
  small: "0.9375rem",
  body: "clamp(1rem, 0.96rem + 0.18vw, 1.125rem)",
  lead: "clamp(1.1875rem, 1.12rem + 0.3vw, 1.375rem)",
  h3: "clamp(1.3125rem, 1.22rem + 0.4vw, 1.5625rem)",
  h2: "clamp(1.875rem, 1.58rem + 1.3vw, 2.75rem)",
  h1: "clamp(2.375rem, 1.7rem + 3vw, 4.5rem)",
  /** Never so large that a phone wraps the number, at any text size. */
  figure: "min(clamp(2.75rem, 1.9rem + 3.6vw, 5.5rem), 16vw)",
  /** The main figure of a case study; never wider than a phone, at any text size. */
  heroFigure: "min(clamp(4.5rem, 1rem + 12vw, 11.5rem), 25vw)",
  /** A figure that is alone in half of the page. */
  caseFigure: "min(clamp(4rem, 2.2rem + 8vw, 8rem), 25vw)",
  /** A figure that shares its row with others. */
  figureInRow: "min(clamp(2.25rem, 1.6rem + 3vw, 4.5rem), 16vw)",
} as const;

export const rule = { hairline: `1px solid ${color.line}` } as const;
