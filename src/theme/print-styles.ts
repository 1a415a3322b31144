import type { CSSObject } from "@emotion/react";
import { media } from "./media";
import { color } from "./tokens";

/** How a page prints: the text alone, in ink on white, with the addresses of its links. */
export const printStyles: CSSObject = {
  [media.print]: {
    "@page": { margin: "2cm" },
    body: { background: color.white, fontSize: "11pt" },
    "body > * header:first-of-type nav, footer, [data-tone=spruce], [popover]": { display: "none" },
    "h1, h2, h3, h4": { breakAfter: "avoid", breakInside: "avoid" },
    "figure, table, pre, blockquote, .callout, tr": { breakInside: "avoid" },
    "p, li": { orphans: 3, widows: 3 },
    ".table-scroll, pre": { overflow: "visible", contain: "none", whiteSpace: "pre-wrap" },
    'main a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: "0.85em" },
    img: { maxHeight: "9cm", objectFit: "cover" },
  },
};
