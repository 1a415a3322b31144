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

export const measure = { prose: "36rem", page: "72.5rem" } as const;

/** The sticky header's height; anchors and focused elements must not end up under it. */
export const headerHeight = "4.25rem";

/** Each fallback has the metrics of its web font, so that the swap shifts nothing. */
export const fontFamilies = {
  "--display": `"Bricolage Display", "Bricolage Display Fallback", sans-serif`,
  "--label": `"Bricolage Grotesque Variable", "Bricolage Fallback", sans-serif`,
  "--text": `"Literata Variable", "Literata Georgia", "Literata Times", "Literata Noto", serif`,
} as const;

/** Variables, because every page has the name of a font fifty times. */
export const font = {
  /** First and second level headings, and large figures: the cut for 96 pt, weight 700 only. */
  display: "var(--display)",
  /** Labels, tables, buttons, navigation, and smaller headings; weights 400 to 700. */
  label: "var(--label)",
  /** All running text; weights 400 to 650. */
  text: "var(--text)",
} as const;

/** Fluid sizes between a 360 px and a 1,440 px screen; the rem parts follow the reader's text size. */
export const size = {
  small: "0.9375rem",
  body: "clamp(1.0625rem, 1.04rem + 0.09vw, 1.125rem)",
  lead: "clamp(1.0625rem, 0.98rem + 0.37vw, 1.3125rem)",
  h3: "clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)",
  /** Lists, questions, sources. */
  h2Small: "clamp(1.5rem, 1.42rem + 0.37vw, 1.75rem)",
  h2: "clamp(1.875rem, 1.67rem + 0.93vw, 2.5rem)",
  /** One or two per page. */
  h2Large: "clamp(2.375rem, 1.83rem + 2.41vw, 4rem)",
  /** Titles of more than 40 characters. */
  h1Long: "clamp(2.375rem, 0.5rem + 6.8vw, 5rem)",
  h1: "clamp(2.875rem, 1.55rem + 5.6vw, 6.5rem)",
  /** A figure in a column. */
  figure: "clamp(1.875rem, 1.25rem + 2.8vw, 2.875rem)",
  /** A figure alone, never wider than a phone, at any text size. */
  figureAlone: "min(clamp(6rem, 3.83rem + 9.63vw, 12.5rem), 25vw)",
} as const;

export const rule = {
  /** Lighter on the dark band. */
  hairline: "1px solid var(--rule)",
  strong: `2px solid ${color.spruce}`,
  /** Below what is complete. */
  closing: `0.3rem double ${color.ink}`,
} as const;

/** Two breakpoints as queries without `@media`, for the `sizes` of pictures. */
export const screens = {
  medium: "(min-width: 37.5em)",
  wide: "(min-width: 60em)",
} as const;

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
  /** Not on paper, which has room for all words. */
  belowMedium: "@media screen and (width < 37.5em)",
  belowWide: "@media (width < 60em)",
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
