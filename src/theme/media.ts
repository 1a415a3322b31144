import type { CSSObject } from "@emotion/react";

/** The two breakpoints that `<source media>` needs too, as queries without `@media`. */
export const screens = { medium: "(min-width: 37.5em)", wide: "(min-width: 60em)" } as const;

/** Breakpoints in em, so that they follow the reader's text size. Styles without one are for 360 px. */
export const media = {
  /** From 600 px: two columns of cards. */
  medium: `@media ${screens.medium}`,
  /** From 704 px: three narrow cards side by side. */
  abreast: "@media (min-width: 44em)",
  /** From 960 px: the twelve-column grid and the header's links in a row. */
  wide: `@media ${screens.wide}`,
  /** From 1,680 px: the whole page is slightly larger, text and pictures. */
  huge: "@media (min-width: 105em)",
  belowMedium: `@media not all and ${screens.medium}`,
  belowWide: `@media not all and ${screens.wide}`,
  /** Too low or too narrow for sticky elements, for example at 400% zoom. */
  cramped: "@media (max-height: 21em), (max-width: 19em)",
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  print: "@media print",
  /** Visitors who override page colors, for example with light text on black. */
  forcedColors: "@media (forced-colors: active)",
  /** Not supported before 2024: older browsers get the styles for visitors with JavaScript. */
  noScripts: "@media (scripting: none)",
} as const;

/** Styles for larger screens, if the browser can show the content of a closed `<details>`. */
export function detailsOpenStyles(
  rules: CSSObject,
  from: (typeof media)["abreast" | "wide"] = media.wide,
): CSSObject {
  return { "@supports selector(::details-content)": { [from]: rules } };
}

/** Shows what a closed `<details>` contains; within `detailsOpenStyles`. The print stylesheet does it for all. */
export const contentShown: CSSObject = {
  "&::details-content": { contentVisibility: "visible", display: "block" },
};
