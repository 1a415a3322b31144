import type { CSSObject } from "@emotion/react";

/** The two breakpoints that pictures know as well: the `media` of a source takes a query without a rule. */
export const screens = { medium: "(min-width: 37.5em)", wide: "(min-width: 60em)" } as const;

/** Breakpoints in em, so that they follow the reader's text size. 360 px is the ground that all else builds on. */
export const media = {
  /** From 600 px: two columns of cards. */
  medium: `@media ${screens.medium}`,
  /** From 704 px: three narrow cards side by side. */
  abreast: "@media (min-width: 44em)",
  /** From 960 px: the twelve-column grid and the header's links in a row. */
  wide: `@media ${screens.wide}`,
  /** From 1,200 px: four cards side by side. */
  roomy: "@media (min-width: 75em)",
  /** From 1,680 px: all of the page grows a little, text and pictures alike. */
  huge: "@media (min-width: 105em)",
  belowMedium: `@media not all and ${screens.medium}`,
  belowWide: `@media not all and ${screens.wide}`,
  /** Too low or too narrow, as at 400% zoom, for anything that stays while the page scrolls. */
  cramped: "@media (max-height: 21em), (max-width: 19em)",
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  print: "@media print",
  /** Visitors who see all pages in colors of their own, such as light words on black. */
  forcedColors: "@media (forced-colors: active)",
  /** Browsers of before 2024 don't know it, and take the rules of those whose scripts run. */
  noScripts: "@media (scripting: none)",
} as const;

/** Rules for larger screens, where browsers can show what is in a closed `<details>`. */
export function whereDetailsLieOpen(
  rules: CSSObject,
  from: (typeof media)["abreast" | "wide"] = media.wide,
): CSSObject {
  return { "@supports selector(::details-content)": { [from]: rules } };
}
