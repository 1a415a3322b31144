import type { CSSObject } from "@emotion/react";
import {
  accountPart,
  color,
  css,
  gap,
  labelText,
  media,
  numeral,
  radius,
  rule,
  size,
  smallHeading,
  space,
  visuallyHidden,
  withAccount,
} from "../../theme";
import { coveringRadio } from "../../components/ui/radio-switch";

const label: CSSObject = { ...labelText, fontWeight: 600 };

/** The plan above the double rule, and those below it. Without :has(), all plans look alike. */
const chosen = "& > li:has(> div > input:checked)";
const below = `${chosen} ~ li`;

/** Below the rule: the boxes are empty, and the words are quiet. */
const leftStyles: CSSObject = {
  "& > ul": { color: color.inkSoft },
  "& > ul > li > div": { fontWeight: 400 },
  "& > ul > li > svg path": { strokeDashoffset: 16 },
  "& > ul > li > svg rect": { display: "inline" },
  // Only the words of the plan are in the text: who does the work depends on the choice.
  "[data-left] > span": { display: "none" },
  "[data-left]::after": { content: "attr(data-left)", color: color.inkSoft },
};

const chosenStyles: CSSObject = {
  background: color.mint,
  h3: { fontSize: size.h2 },
  a: {
    background: color.maple,
    borderColor: "transparent",
    color: color.white,
  },
  [media.hover]: { "a:hover": { background: color.mapleDeep } },
  "[data-line]": { display: "block" },
  [media.forcedColors]: { outline: "2px solid Highlight" },
};

export const styles = {
  root: css({ display: "grid", gap: space.x4 }),
  top: css({
    display: "grid",
    gap: `${space.x2} ${space.x6}`,
    alignItems: "end",
    ...withAccount,
  }),
  switch: css({
    display: "flex",
    flexWrap: "wrap-reverse",
    alignItems: "center",
    justifyContent: "end",
    gap: space.x2,
    [media.belowMedium]: { justifyContent: "space-between" },
  }),
  text: css({ gridColumn: 1, [media.medium]: { gridRow: 2 } }),
  account: css(accountPart, {
    borderTop: rule.strong,
    // Below the totals and the handle.
    "&&::before": { zIndex: 0 },
  }),
  // Printed, the plans are a list of what each adds.
  plans: css({
    "@media screen": {
      [below]: leftStyles,
      [`${chosen} > [data-total]`]: chosenStyles,
    },
  }),
  // To the left of the double rule.
  rows: css(labelText, {
    [media.medium]: {
      marginInlineEnd: `calc(var(--account) + ${gap})`,
    },
  }),
  row: css({
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: space.x2,
    minHeight: "1.875rem",
    [media.wide]: { gap: space.x3 },
    // Up to the double rule.
    "--bleed": space.x3,
    borderBottom: rule.hairline,
    "&:last-of-type": { borderBottom: 0 },
  }),
  box: css({
    flex: "none",
    width: "1rem",
    fill: "none",
    stroke: color.maple,
    strokeWidth: 2,
    // Drawn when the line moves below it.
    path: { strokeDasharray: 16, transition: "stroke-dashoffset 0.3s" },
    rect: {
      display: "none",
      stroke: color.inkSoft,
      strokeWidth: 1.25,
      strokeDasharray: "2.5 2",
    },
  }),
  job: css({
    flex: 1,
    display: "flex",
    alignItems: "center",
    gap: space.x2,
    fontWeight: 600,
  }),
  by: css({
    flex: "none",
    color: color.spruce,
    // Phones have no room for it; screen readers still read it.
    [media.belowMedium]: visuallyHidden,
  }),
  total: css({
    position: "relative",
    // In one row if they fit: at 200% text size, the button goes below the name.
    display: "flex",
    flexWrap: "wrap",
    gap: `0 ${space.x3}`,
    alignItems: "center",
    marginInline: `-${space.x4}`,
    marginBottom: space.x2,
    paddingInline: space.x4,
    paddingBlock: space.x2,
    background: color.birch,
    transition: "background-color 0.3s",
    // A link to a plan also shows the lines above its total.
    scrollMarginTop: "50vh",
    [media.medium]: {
      display: "grid",
      gridTemplate:
        '"ring name action prices" "ring words action prices" / auto minmax(0, 1fr) auto 11.125rem',
      columnGap: space.x4,
    },
    [media.wide]: {
      gridTemplate:
        '"ring name words action prices" / auto 13rem minmax(0, 1fr) auto calc(25% - 1.125rem)',
      columnGap: space.x6,
    },
    // On paper, both prices of a plan are shown next to each other.
    [media.print]: { display: "block", "& > div": { textAlign: "start" } },
  }),
  radio: css(coveringRadio, { "&:checked ~ span::after": { opacity: 1 } }),
  ring: css({
    gridArea: "ring",
    display: "grid",
    placeItems: "center",
    width: "1.25rem",
    height: "1.25rem",
    border: `2px solid ${color.spruce}`,
    borderRadius: radius.pill,
    background: color.paper,
    "&::after": {
      content: '""',
      width: "0.625rem",
      height: "0.625rem",
      borderRadius: radius.pill,
      background: color.maple,
      opacity: 0,
      [media.forcedColors]: { background: "Highlight" },
    },
  }),
  name: css({
    gridArea: "name",
    flex: "1 1 8.5rem",
    display: "flex",
    flexWrap: "wrap-reverse",
    alignItems: "baseline",
    columnGap: space.x2,
    [media.wide]: { flexDirection: "column-reverse", alignItems: "start" },
    h3: smallHeading,
  }),
  badge: css(label, { color: color.inkSoft, lineHeight: 1.4 }),
  tag: css({
    paddingInline: space.x2,
    background: color.gold,
    color: color.ink,
  }),
  description: css({
    gridArea: "words",
    fontSize: size.small,
    lineHeight: 1.4,
    // Last on phones, where the price is more important.
    [media.belowMedium]: { order: 1, fontSize: "0.8125rem" },
  }),
  // Above the radio, which is as large as the whole total.
  action: css({
    gridArea: "action",
    position: "relative",
    [media.belowMedium]: {
      a: { paddingInline: space.x4 },
    },
  }),
  prices: css(labelText, {
    gridArea: "prices",
    [media.belowMedium]: { flexBasis: "100%" },
    [media.medium]: { textAlign: "end" },
  }),
  price: css(numeral, {
    fontSize: size.figure,
    color: color.spruce,
    [media.medium]: { display: "block" },
  }),
  saving: css(label, {
    display: "inline-block",
    paddingInline: space.x2,
    borderRadius: radius.pill,
    background: color.paper,
    color: color.ink,
  }),
  /** The double rule. */
  line: css({
    display: "none",
    position: "absolute",
    insetInline: 0,
    bottom: "-0.1875rem",
    [media.motion]: {
      animation: "draw-line 0.4s cubic-bezier(0.2, 0.7, 0.2, 1)",
      "@keyframes draw-line": {
        from: { clipPath: "inset(-3rem 100% -3rem 0)" },
        to: { clipPath: "inset(-3rem 0)" },
      },
    },
    height: "0.4375rem",
    borderBlock: `2px solid ${color.maple}`,
    [media.medium]: { bottom: "-0.4375rem" },
  }),
  handle: css({
    position: "absolute",
    top: "-0.75rem",
    right: space.x4,
    display: "grid",
    placeItems: "center",
    width: "1.75rem",
    height: "1.75rem",
    borderRadius: radius.pill,
    background: color.maple,
    stroke: color.white,
    fill: "none",
    strokeWidth: 2,
    cursor: "ns-resize",
    touchAction: "none",
    svg: { width: "1.125rem" },
    // Larger than it looks, for fingers.
    "&::after": { content: '""', position: "absolute", inset: "-0.5rem" },
    [media.belowMedium]: { display: "none" },
    [media.noScripts]: { display: "none" },
    // On the other double rule.
    [media.medium]: { right: `calc(var(--account) + ${gap} / 2 + 0.125rem)` },
    [media.wide]: { right: "calc(25% - 0.75rem)" },
  }),
  // Only with scripts, so it is no text of the page.
  hint: css(labelText, {
    "&::after": { content: "attr(data-hint)" },
    position: "absolute",
    top: "0.75rem",
    right: space.x4,
    color: color.inkSoft,
    [media.belowWide]: { display: "none" },
    [media.noScripts]: { display: "none" },
    // Below the last plan is no room.
    "li:last-of-type &": { display: "none" },
  }),
  apart: css(labelText),
  apartRow: css({
    ...withAccount,
    paddingBlock: space.x1,
    borderBottom: rule.hairline,
    "dt::first-letter, dd::first-letter": { textTransform: "uppercase" },
    dd: { [media.medium]: { textAlign: "end" } },
  }),
  terms: css(labelText, { color: color.inkSoft }),
};
