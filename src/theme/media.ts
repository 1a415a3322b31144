import type { CSSObject } from "@emotion/react";

/** Breakpoints in em, so that they follow the reader's text size. 360 px is the ground that all else builds on. */
export const media = {
  /** From 600 px: two columns of cards. */
  medium: "@media (min-width: 37.5em)",
  /** From 704 px: three narrow cards side by side. */
  abreast: "@media (min-width: 44em)",
  /** From 960 px: the twelve-column grid and the header's links in a row. */
  wide: "@media (min-width: 60em)",
  /** From 1,200 px: four cards side by side. */
  roomy: "@media (min-width: 75em)",
  belowMedium: "@media not all and (min-width: 37.5em)",
  belowWide: "@media not all and (min-width: 60em)",
  /** Too low or too narrow, as at 400% zoom, for anything that stays while the page scrolls. */
  cramped: "@media (max-height: 21em), (max-width: 19em)",
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  print: "@media print",
  /** Browsers of before 2024 don't know it, and take the rules of those whose scripts run. */
  noScripts: "@media (scripting: none)",
} as const;

/**
 * Rules for wide screens where browsers can show what is in a closed `<details>`: an accordion of small screens
 * then lies open. Elsewhere it stays an accordion on all screens.
 */
export function whereDetailsLieOpen(rules: CSSObject): CSSObject {
  return { "@supports selector(::details-content)": { [media.wide]: rules } };
}
