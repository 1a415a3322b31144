import {
  color,
  css,
  measure,
  radius,
  rule,
  size,
  softText,
  space,
} from "../../theme";
import { RichText } from "./rich-text";

/** Text from Markdown: the typography of posts, articles, and legal pages. */
export function ProseText({ html }: { html: string }) {
  return <RichText css={prose} html={html} place="body" />;
}

const prose = css({
  display: "block",
  maxWidth: measure.prose,
  "& > * + *": { marginTop: space.x4 },
  // At 200% text size, a phone would break long words.
  "& > h2": { fontSize: "min(2rem, 14vw)" },
  "& > * + h2": { marginTop: space.x12 },
  "& > h3": { marginTop: space.x8 },
  a: {
    color: "var(--figure)",
    // A link alone on a list item's line needs a large enough touch target.
    paddingBlock: "0.2em",
  },
  blockquote: { fontSize: size.lead },
  // Headings are links to themselves, and look like links only on hover.
  ".heading-link": { color: "inherit", textDecoration: "none" },
  ".callout": {
    "--kind": color.spruce,
    marginBlock: space.x6,
    padding: `${space.x4} ${space.x6}`,
    borderLeft: "3px solid var(--kind)",
    background: color.birch,
    "&[data-kind=caution]": { "--kind": color.mapleDeep },
  },
  ".callout-kind": {
    fontSize: size.small,
    fontWeight: 700,
    color: "var(--kind)",
  },
  ".callout > * + *": { marginTop: space.x2 },
  pre: {
    overflowX: "auto",
    contain: "inline-size",
    padding: space.x4,
    border: rule.hairline,
    borderRadius: radius.card,
    background: color.birch,
    fontSize: size.small,
    // Prompts are text, so they wrap. Code keeps its line breaks and scrolls.
    "&:has(> .language-text)": { whiteSpace: "pre-wrap" },
  },
  // `contain` keeps a wide table from widening the column that it scrolls in.
  ".table-scroll": {
    overflowX: "auto",
    contain: "inline-size",
    marginBlock: space.x6,
  },
  "th, td": {
    padding: `${space.x3} ${space.x4} ${space.x3} 0`,
    verticalAlign: "top",
    minWidth: space.x16,
    borderBottom: rule.hairline,
  },
  // On phones, each row is a list: the first cell, then labels and values.
  [`@media (max-width: 29.99em)`]: {
    ".table-scroll > table": {
      "&, tbody, tr, th, td": { display: "block", minWidth: 0 },
      thead: { display: "none" },
      "tbody tr": { paddingBlock: space.x3, borderBottom: rule.hairline },
      "tbody :is(th, td)": {
        padding: `${space.x1} 0`,
        border: 0,
        textAlign: "start",
      },
      "tbody th": { fontWeight: 650 },
      "tr:has(> :first-child + .align-right:last-child)": {
        display: "flex",
        justifyContent: "space-between",
        columnGap: space.x4,
        "& > :last-child": {
          flex: "none",
          maxWidth: "50%",
          textAlign: "end",
        },
      },
      // Two columns need no labels.
      "tr:has(> :nth-child(3)) > td::before": {
        content: 'attr(data-label) ": "',
        color: color.inkSoft,
      },
      "td:empty": { display: "none" },
    },
  },
  // Tables scroll instead of wrapping to one word per line.
  "th + *, td + *": { minWidth: "8.5rem" },
  "thead :is(th, td)": { borderBottom: rule.strong },
  ".align-right": { textAlign: "end" },
  ".align-right:last-child": { paddingInlineEnd: 0 },
  ".align-center": { textAlign: "center" },
  "tbody th": { fontWeight: "inherit" },
  "ul.contains-task-list": { paddingLeft: 0, listStyle: '""' },
  ".task-list-item": { position: "relative", paddingLeft: space.x8 },
  ".task-box": {
    position: "absolute",
    top: "0.25em",
    left: 0,
    width: "1.125rem",
    height: "1.125rem",
    border: `1.5px solid ${color.spruce}`,
    borderRadius: radius.input,
  },
  ".task-box[data-ticked]::before": {
    content: '"✓" / ""',
    position: "absolute",
    inset: "-0.4em 0 0 0.1em",
    color: color.spruce,
    fontWeight: 700,
  },
  figcaption: { ...softText, marginTop: space.x2 },
});
