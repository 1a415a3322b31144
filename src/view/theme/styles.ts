import type { CSSObject } from "@emotion/react";
import { font, media, radius, size, space } from "./tokens";

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

/** Headings below 32 px: the display font would lose the dots of its letters. */
export const smallHeading: CSSObject = {
  fontFamily: font.label,
  fontSize: size.h2Small,
  fontWeight: 650,
  lineHeight: 1.1,
  letterSpacing: "-0.005em",
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
export const leadText: CSSObject = { fontSize: size.lead, lineHeight: 1.48 };

/** Small text that matters less than its neighbors. */
export const softText: CSSObject = {
  fontSize: size.small,
  color: "var(--soft)",
};

/** A row that turns darker under the pointer, beyond its text on both sides. */
export const answeringRow: CSSObject = {
  [media.answers]: {
    "--hovered": "color-mix(in srgb, var(--ground), currentColor 6%)",
    transition: "background-color 0.2s, box-shadow 0.2s",
    "&:hover": {
      background: "var(--hovered)",
      boxShadow: `${space.x4} 0 var(--hovered), -${space.x4} 0 var(--hovered)`,
    },
  },
};

/** A picture as wide as its box, cut to one shape. */
export const framed: CSSObject = {
  width: "100%",
  aspectRatio: "16 / 9",
  objectFit: "cover",
  borderRadius: radius.input,
};

/** Parts below each other, at the top of their box. */
export const stack = (gap: string): CSSObject => ({
  display: "grid",
  alignContent: "start",
  gap,
});
