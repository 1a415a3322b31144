import { css } from "@emotion/react";
import type { CSSObject } from "@emotion/react";
import { media } from "../../theme/media";
import { color, size } from "../../theme/tokens";

/** For a label around a radio and its words: the words take its place on the screen. */
export const radioLabel: CSSObject = {
  position: "relative",
  cursor: "pointer",
  [media.hover]: { "&:hover > input:not(:checked) ~ span": { background: color.mint } },
};

/** Invisible, yet as large as its label: the whole label is the radio. */
export const radioInput = css({
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
  "&:focus-visible ~ span": {
    outline: `3px solid ${color.maple}`,
    outlineOffset: "3px",
  },
  "&:checked ~ span": {
    background: color.spruce,
    color: color.white,
    // Forced colors would drop the ground, the only sign of the choice, and lay their own, black like these words, behind them.
    forcedColorAdjust: "none",
    "@media (forced-colors: active)": { background: "Highlight", color: "HighlightText" },
  },
});

/** For the words: large enough to be hit. */
export const radioWords: CSSObject = {
  minHeight: "2.75rem",
  fontSize: size.small,
  fontWeight: 600,
  lineHeight: 1.2,
  textAlign: "center",
};
