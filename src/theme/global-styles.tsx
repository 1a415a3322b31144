import { type CSSObject, Global } from "@emotion/react";
import { media } from "./media";
import { color, font, headerHeight, size, space } from "./tokens";

/**
 * A local font dressed in the metrics of the web font, to stand in until it arrives. Ascent and descent
 * are the web font's own (930 and 270 per 1000 em) divided by size-adjust, which is the ratio of the widths
 * of the site's headings in both fonts: measured as 1.0209, 1.0216 and 1.0182 for h1, h2 and h3.
 */
const fallbackFontFace: CSSObject = {
  "@font-face": {
    fontFamily: "Bricolage Fallback",
    src: 'local("Arial Bold"), local("Liberation Sans Bold"), local("Roboto Bold")',
    sizeAdjust: "102%",
    ascentOverride: "91.2%",
    descentOverride: "26.5%",
    lineGapOverride: "0%",
  },
};

/** The styles of bare elements: everything else is styled where it is rendered. */
export function GlobalStyles() {
  return <Global styles={[fallbackFontFace, styles]} />;
}

const styles: CSSObject = {
  "*, *::before, *::after": { boxSizing: "border-box" },
  "*": { margin: 0 },
  html: {
    WebkitTextSizeAdjust: "100%",
    scrollPaddingTop: `calc(${headerHeight} + ${space.x6})`,
    // Focus moved by the keyboard keeps clear of the sticky header.
    scrollPaddingBottom: space.x6,
    // A page for desks would be a strip in the middle of the largest screens.
    [media.huge]: { fontSize: "112.5%" },
  },
  body: {
    background: color.paper,
    color: color.ink,
    fontFamily: font.text,
    fontSize: size.body,
    lineHeight: 1.6,
    // Unlike `break-word` it lets grids and flex rows shrink below their longest word: at twice the text
    // size a phone is narrower than many a heading's words.
    overflowWrap: "anywhere",
  },
  "h1, h2, h3, h4": {
    fontFamily: font.display,
    fontWeight: 700,
    lineHeight: 1.1,
    letterSpacing: "-0.015em",
    textWrap: "balance",
  },
  h2: { fontSize: size.h2 },
  h3: { fontSize: size.h3 },
  "p, li, dd, blockquote, figcaption": { textWrap: "pretty" },
  "img, picture, svg": { display: "block", maxWidth: "100%" },
  img: {
    height: "auto",
    // A logo is drawn in dark ink without a ground: it keeps the one that it is made for.
    [media.forcedColors]: { background: color.paper, forcedColorAdjust: "none" },
  },
  "button, input": { font: "inherit", color: "inherit" },
  a: { color: "inherit" },
  // A table would rather scroll inside itself than break its words.
  table: { overflowWrap: "break-word" },
  // Without markers, yet not `none`: VoiceOver would no longer call it a list.
  "ul, ol": { padding: 0, listStyle: '""' },
  summary: { cursor: "pointer", listStyle: "none" },
  "summary::-webkit-details-marker": { display: "none" },
  "::selection": { background: color.gold, color: color.ink },
  ":focus-visible": { outline: `3px solid ${color.maple}`, outlineOffset: "3px" },
  // Where links and the router move the focus to: a place, no control.
  "[tabindex='-1']": { outline: "none" },
  // Leads to its entry in the page's account: a mark, not a call.
  "a[href].figure": { paddingBlock: "0.2em", textDecorationStyle: "dotted" },
  ".visually-hidden, #gatsby-announcer": {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
};
