import { type CSSObject, Global } from "@emotion/react";
import { media } from "./media";
import { color, font, headerHeight, size, space } from "./tokens";

/**
 * A local font with the web font's metrics, shown until the web font loads. Ascent and descent
 * are the web font's own (930 and 270 per 1000 em) divided by size-adjust, the ratio of the widths
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

/** Base styles for plain elements; everything else is styled where it is rendered. */
export function GlobalStyles() {
  return <Global styles={[fallbackFontFace, styles]} />;
}

const styles: CSSObject = {
  "*, *::before, *::after": { boxSizing: "border-box" },
  "*": { margin: 0 },
  html: {
    WebkitTextSizeAdjust: "100%",
    scrollPaddingTop: `calc(${headerHeight} + ${space.x6})`,
    // Elements focused by keyboard must not end up under the sticky header.
    scrollPaddingBottom: space.x6,
    // The layout would be a narrow strip on the largest screens.
    [media.huge]: { fontSize: "112.5%" },
  },
  body: {
    background: color.paper,
    color: color.ink,
    fontFamily: font.text,
    fontSize: size.body,
    lineHeight: 1.6,
    // Unlike `break-word`, it lets grid and flex items shrink below their longest word: at 200% text
    // size, a phone is narrower than the longest word of many headings.
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
    // Logos are dark on a transparent background, so they keep the light one.
    [media.forcedColors]: { background: color.paper, forcedColorAdjust: "none" },
  },
  "button, input": { font: "inherit", color: "inherit" },
  a: { color: "inherit" },
  // Tables scroll instead of breaking words.
  table: { overflowWrap: "break-word" },
  // An empty string instead of `none`, with which VoiceOver would not announce a list.
  "ul, ol": { padding: 0, listStyle: '""' },
  summary: { cursor: "pointer", listStyle: "none" },
  "summary::-webkit-details-marker": { display: "none" },
  "::selection": { background: color.gold, color: color.ink },
  ":focus-visible": { outline: `3px solid ${color.maple}`, outlineOffset: "3px" },
  // Targets of links and the router receive focus but are not controls.
  "[tabindex='-1']": { outline: "none" },
  // Links to the figure's entry in the page's sources, so it is styled as a reference.
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
