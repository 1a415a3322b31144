import type { CSSObject } from "@emotion/react";
import { fontFallbacks } from "./font-fallbacks";
import { columnVariables } from "./grid";
import { keyframes } from "./motion";
import { answeringRow, focusRing, stack, visuallyHidden } from "./styles";
import {
  color,
  font,
  fontFamilies,
  headerHeight,
  media,
  rule,
  size,
  space,
} from "./tokens";

/** Base styles for plain elements; everything else is styled where it is rendered. */
export const globalStyles = () => [
  ...fontFallbacks,
  keyframes,
  tones,
  styles,
  skipped,
];

/** Colors that depend on the tone of the band or sheet that an element is in. */
const tones: CSSObject = {
  ":root, [data-tone]": {
    "--ground": color.paper,
    "--figure": color.spruce,
    "--soft": color.inkSoft,
    "--rule": color.line,
    "--focus": color.maple,
    // Double rules, threads of notes, and the figure of the visitor's own days.
    "--accent": color.maple,
    // The ground of a row or button under the pointer.
    "--answer": `color-mix(in srgb, ${color.birch} 60%, ${color.paper})`,
  },
  "[data-tone=birch], [data-tone=mint]": { "--answer": color.paper },
  "[data-tone]": { background: "var(--ground)", color: color.ink },
  "[data-tone=birch]": { "--ground": color.birch },
  "[data-tone=mint]": {
    "--ground": color.mint,
    "--rule": `${color.spruce}80`,
  },
  "[data-tone=gold]": {
    "--ground": color.gold,
    "--figure": color.ink,
    "--soft": color.ink,
    "--rule": `${color.ink}80`,
    "--focus": color.ink,
    "--accent": color.mapleDeep,
  },
  "[data-tone=spruce]": {
    "--ground": color.spruceDeep,
    "--figure": color.mint,
    "--soft": color.line,
    "--rule": color.lineOnDark,
    "--focus": color.gold,
    "--accent": color.mint,
    "--answer": color.spruce,
    color: color.paper,
  },
  ":focus-visible": focusRing,
};

const pointed: CSSObject = {
  textDecorationLine: "var(--underline, underline)",
  textDecorationThickness: "0.16em",
};

const skippable = ":is(section + section, section + aside, .footer)";

/**
 * The browser skips what is far below the first screen, so that the first layout takes a third of the time on a slow phone. A page that
 * opens further down (gatsby-browser.tsx) needs the heights of all its parts.
 */
const skipped: CSSObject = {
  "@media (scripting: enabled)": {
    [skippable]: {
      containIntrinsicSize: "auto var(--height, 40rem)",
      [media.wide]: { containIntrinsicSize: "auto var(--height, 27rem)" },
    },
    [`:root:not([data-whole]) ${skippable}`]: { contentVisibility: "auto" },
  },
};

const styles: CSSObject = {
  "*, *::before, *::after": { boxSizing: "border-box" },
  "*": { margin: 0 },
  html: {
    ...fontFamilies,
    ...columnVariables,
    WebkitTextSizeAdjust: "100%",
    scrollPaddingTop: `calc(${headerHeight} + ${space.x6})`,
    // Elements focused by keyboard must not end up under the sticky header.
    scrollPaddingBottom: space.x6,
    // The layout would be a narrow strip on the largest screens.
    [media.huge]: { fontSize: "120%" },
  },
  body: {
    background: color.paper,
    color: color.ink,
    fontFamily: font.text,
    fontSize: size.body,
    lineHeight: 1.5,
    [media.medium]: { lineHeight: 1.55 },
    // Unlike `break-word`, it lets grid and flex items shrink below their longest word: at 200% text
    // size, a phone is narrower than the longest word of many headings.
    overflowWrap: "anywhere",
    textWrap: "pretty",
  },
  "h1, h2, h3, h4": {
    fontFamily: font.label,
    fontWeight: 650,
    lineHeight: 1.2,
    textWrap: "balance",
  },
  "h1, h2": {
    fontFamily: font.display,
    fontWeight: 700,
    letterSpacing: "-0.018em",
  },
  h1: { fontSize: size.h1, lineHeight: 0.95 },
  h2: { fontSize: size.h2, lineHeight: 1.05 },
  h3: { fontSize: size.h3 },
  "button, input": { font: "inherit", color: "inherit" },
  "table, button, input, label, legend, output, summary, figcaption, dt, nav": {
    fontFamily: font.label,
    lineHeight: 1.35,
    fontVariantNumeric: "tabular-nums",
  },
  "strong, b": { fontWeight: 650 },
  "img, picture, svg": { display: "block", maxWidth: "100%" },
  img: {
    height: "auto",
    // Logos are dark on a transparent background, so they keep the light one.
    [media.forcedColors]: {
      background: color.paper,
      forcedColorAdjust: "none",
    },
  },
  button: { background: "none", cursor: "pointer" },
  a: {
    color: "inherit",
    textDecorationThickness: "0.08em",
    textUnderlineOffset: "0.2em",
  },
  // Links without an underline have one under the pointer; those that look like buttons never do.
  [media.hover]: { "a[href]:hover": pointed },
  "a[href]:active": { ...pointed, textDecorationColor: color.maple },
  "[data-row]": answeringRow,
  table: {
    width: "100%",
    borderCollapse: "collapse",
    textAlign: "left",
    // Tables scroll instead of breaking words.
    overflowWrap: "break-word",
  },
  // An empty string instead of `none`, with which VoiceOver would not announce a list.
  "ul, ol": { padding: 0, listStyle: '""' },
  // Text that was rendered from Markdown.
  "[data-text]": {
    "ul, ol": { ...stack(space.x2), paddingLeft: space.x6 },
    ul: { listStyle: "disc" },
    ol: { listStyle: "decimal" },
    "li::marker": { color: color.spruce, fontWeight: 600 },
    blockquote: {
      paddingInlineStart: space.x4,
      borderInlineStart: rule.strong,
    },
  },
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x4,
    minHeight: space.x12,
    fontSize: size.small,
    fontWeight: 600,
    cursor: "pointer",
  },
  "summary::-webkit-details-marker": { display: "none" },
  // The alternative text after the slash is empty: the browser says whether it is open.
  "summary::after": {
    content: '"+" / ""',
    fontSize: "1.75rem",
    fontWeight: 400,
    lineHeight: 1,
  },
  "details[open] > summary::after": { content: '"–" / ""' },
  // What opens moves into place.
  [media.motion]: {
    "details[open] > summary ~ *, :popover-open": {
      animation: "open 0.25s ease-out",
    },
  },
  // Targets of links and the router receive focus but are not controls.
  "[tabindex='-1']": { outline: "none" },
  // Links to the figure's entry in the page's sources, so it is styled as a reference.
  "a[href].figure": { paddingBlock: "0.2em", textDecorationStyle: "dotted" },
  ".visually-hidden, #gatsby-announcer": visuallyHidden,
};
