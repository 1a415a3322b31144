import { Global } from "@emotion/react";
import type { CSSObject } from "@emotion/react";
import { media } from "./media";

/**
 * How a page with much to read prints: the text alone, with the addresses of its links. Rendered by the
 * templates of such pages; on the home page it would weigh 0.19 KB, more than its first packets have left.
 */
export function PrintStyles() {
  return <Global styles={styles} />;
}

/** On paper too light words stand on their ground: else they would be a faint gray at best. The home page has no bytes left for it. */
export function GroundsOnPaper() {
  return <Global styles={groundsOnPaper} />;
}

const groundsOnPaper: CSSObject = { body: { printColorAdjust: "exact" } };

const styles: CSSObject = {
  [media.print]: {
    "@page": { margin: "2cm" },
    body: { background: "none", fontSize: "11pt", printColorAdjust: "exact" },
    "body > * header:first-of-type nav, footer, [data-tone=spruce], [popover]": { display: "none" },
    "h1, h2, h3, h4": { breakAfter: "avoid", breakInside: "avoid" },
    "figure, table, pre, blockquote, .callout, tr": { breakInside: "avoid" },
    "p, li": { orphans: 3, widows: 3 },
    ".table-scroll, pre": { overflow: "visible", contain: "none", whiteSpace: "pre-wrap" },
    // Nothing scrolls on paper: columns as narrow as they have to be.
    "main .table-scroll th, main .table-scroll td": { minWidth: 0 },
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "0.85em" },
    img: { maxHeight: "9cm", objectFit: "cover" },
  },
};
