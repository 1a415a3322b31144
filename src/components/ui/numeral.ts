import type { CSSObject } from "@emotion/react";
import { color, font } from "../../theme/tokens";

/** A figure that is the matter of its section: display face, tight, tabular. The size is the section's choice. */
export const numeral: CSSObject = {
  fontFamily: font.display,
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
  color: color.spruce,
};
