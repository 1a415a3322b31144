import type { CSSObject } from "@emotion/react";
import {
  color,
  font,
  measure,
  media,
  radius,
  rule,
  size,
  space,
} from "./tokens";

/** A main figure in the display font. Proportional digits: tabular ones leave gaps in large figures. */
export const numeral: CSSObject = {
  fontFamily: font.display,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-0.015em",
  // Kerning would let a plus touch the one after it.
  fontKerning: "none",
  fontVariantNumeric: "proportional-nums",
  fontSize: size.figure,
  color: "var(--figure)",
};

/** A very large figure over a picture: a contour in the color of the band keeps it readable. */
export const pictureFigure: CSSObject = {
  ...numeral,
  fontSize: size.figureAlone,
  whiteSpace: "nowrap",
  WebkitTextStroke: "0.08em var(--ground)",
  paintOrder: "stroke fill",
  strokeLinejoin: "round",
};

/** Headings below 30 px: the display font would lose the dots of its letters. */
export const smallHeading: CSSObject = {
  fontFamily: font.label,
  fontSize: size.h2Small,
  fontWeight: 650,
  lineHeight: 1.1,
  letterSpacing: 0,
};

/** Headings as large as a third-level one. */
export const minorHeading: CSSObject = {
  ...smallHeading,
  fontSize: size.h3,
  lineHeight: 1.2,
};

/** Figures among texts, in the font of small headings. */
export const smallFigure: CSSObject = {
  ...smallHeading,
  // At 200% text size, a phone has room for its label.
  fontSize: `min(${size.h2Small}, 8vw)`,
  fontVariantNumeric: "tabular-nums",
  color: "var(--figure)",
};

/** Around the control that the keyboard is on. */
export const focusRing: CSSObject = {
  outline: "3px solid var(--focus)",
  outlineOffset: "3px",
};

/** Read by screen readers, and not seen. */
export const visuallyHidden: CSSObject = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};

/** Notes, terms and other short lines in small type. */
export const labelText: CSSObject = {
  fontFamily: font.label,
  fontSize: size.small,
  lineHeight: 1.35,
};

/** Introductions. */
export const leadText: CSSObject = {
  maxWidth: measure.prose,
  fontSize: size.lead,
  lineHeight: 1.48,
};

/** Small text that matters less than its neighbors. */
export const softText: CSSObject = {
  fontSize: size.small,
  color: "var(--soft)",
};

/** Beyond the row's text on both sides. */
const answer: CSSObject = {
  background: "var(--answer)",
  boxShadow:
    "var(--bleed, 1rem) 0 var(--answer), calc(-1 * var(--bleed, 1rem)) 0 var(--answer)",
  [media.forcedColors]: { outline: "1px solid Highlight" },
};

/** A row that answers the pointer, a press, and the keyboard: its picture grows, and its bar gets the point. */
export const answeringRow: CSSObject = {
  [media.motion]: {
    transition: "background-color 0.2s, box-shadow 0.2s",
    [media.hover]: {
      "&:is(:hover, :has(:focus-visible))": {
        "--grow": "1.1",
        "--point": "1",
      },
    },
  },
  "&:is(:active, :has(:focus-visible))": answer,
  [media.hover]: { "&:hover": answer },
};

/** For a link before which its row has no other: all of the row is pressed. The row is positioned. */
export const wholeRow: CSSObject = {
  "&::before": { content: '""', position: "absolute", inset: 0 },
};

/** The link of a list of texts: those that were read are quiet. */
export const readingLink: CSSObject = {
  textDecoration: "none",
  "&:visited": { color: color.inkSoft },
};

/** A picture as wide as its box, cut to one shape. */
export const framed: CSSObject = {
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: radius.input,
};

/** The traveling point at rest: a choice, or the visitor's own place. */
export const maplePoint: CSSObject = {
  content: '""',
  width: "0.625rem",
  height: "0.625rem",
  borderRadius: radius.pill,
  background: color.maple,
};

/** The shape of a button for a choice. */
export const pillShape: CSSObject = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  paddingInline: space.x4,
  border: rule.hairline,
  borderRadius: radius.pill,
};

/** Parts in a line; those without room go below. */
export const wrappingLine: CSSObject = { display: "flex", flexWrap: "wrap" };

/** The same, from its start to its end. */
export const spread: CSSObject = {
  ...wrappingLine,
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space.x2} ${space.x4}`,
};

/** Parts below each other, at the top of their box. */
export const stack = (gap: string): CSSObject => ({
  display: "grid",
  alignContent: "start",
  gap,
});
