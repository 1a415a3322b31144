import { originMark } from "../../lib/urls/booking-origin";
import { color, size, space } from "../../view/theme/tokens";

/** The print stylesheet: whole pages, dark on white, without controls, with the URLs of links. Booking links are printed without their origin. */
export function buildPrintStylesheet(
  siteUrl: string,
  bookingUrls: readonly string[],
): string {
  return [
    ...rules,
    // Anchors on the same page have no URL to print.
    `main a[href^="/"]::after{content:" (${siteUrl}" attr(href) ")"!important}`,
    `a[href^="http"]::after{content:" (" attr(href) ")"!important}`,
    "a[href]{flex-wrap:wrap;column-gap:0.3em}footer :has(> nav){display:block}",
    "a[href]::after{position:static!important;font-size:0.85em;font-weight:400;overflow-wrap:anywhere}",
    ...bookingUrls.map(formatBookingRule),
  ].join("\n");
}

const notPrinted = [
  "[href='#content']",
  "header nav,header nav ~ *,footer :is(nav,figure)",
  // Navigation of the page and the site. Lists of pages have a heading.
  "main nav:not(:has(h2)),section:has(> h2 + nav)",
  "fieldset,button,[role=search],summary::after",
  // Short versions, since the long ones are printed.
  "blockquote:has(details) [data-short-quote],summary:has([data-when])",
];

const rules = [
  "@page{margin:1.5cm 1cm}",
  "*{content-visibility:visible!important;animation:none!important}",
  "html{font-size:78%}",
  `${notPrinted.join()}{display:none!important}`,
  // Browsers omit backgrounds by default; a chart's bars are only a background.
  "body,header,footer,[data-tone],main a{background:none!important}",
  "dd > span:empty{print-color-adjust:exact;-webkit-print-color-adjust:exact}",
  `[data-tone]{color:${color.ink}!important;border-color:${color.line}!important}`,
  "[data-tone=spruce] *,main a{color:inherit!important}",
  `main a{border-color:${color.line}!important}`,
  "details::details-content{content-visibility:visible!important;display:block!important;block-size:auto!important}",
  // If a page break splits a grid of plans, the grid overlaps what follows.
  "details,figure,[data-option],ul:has(> [data-tone]),li[data-tone],:has(> ul > [data-tone]),:has(> * > ul > [data-tone]){display:block!important}",
  `li[data-tone],[data-option]{margin-block:${space.x4}!important}`,
  `li [data-option]{display:inline-block!important;margin-inline-end:${space.x12}}`,
  "[data-choice]::before{content:attr(data-choice) ' ';font-weight:600}",
  "ul[data-slides]{display:block!important;overflow:visible!important;margin-inline:0!important;padding-inline:0!important}",
  `li [popover]{display:block;position:static;max-width:none;margin:0;padding:0;border:0;background:none;color:inherit;font-size:${size.small}}`,
  "li:has(> [popover]){display:block!important}li:has(> [popover]) > svg{display:inline;margin-inline-end:0.75em}",
  "h1,h2,h3,h4,summary,p:has(+ h2){break-after:avoid;break-inside:avoid}",
  // In a grid, headings separate from their content, and cards break across pages.
  "section > div > div:has(> div > h2,> div > div > h2){display:block!important}",
  `section > div > div:has(> div > h2,> div > div > h2) > * + *{margin-top:${space.x6}}`,
  "section > div > div > :has(> h2){break-after:avoid}",
  "figure,pre,blockquote,.callout,tr,li:not(:has(li)),article article,dl > div,[data-option],[data-total]{break-inside:avoid}",
  "p,li{orphans:3;widows:3}",
  "[data-scroll]{overflow:visible!important;contain:none!important;white-space:pre-wrap}",
  "[data-scroll],th{position:static!important;background:none!important}",
  "main .table-scroll :is(th,td){min-width:0}",
  "img{max-height:8cm;object-fit:contain;object-position:0}",
  `section,aside{padding-block:${space.x6}!important}`,
];

function formatBookingRule(url: string): string {
  const { href } = new URL(url);
  return `a[href^="${href}"][href*="${originMark}"]::after{content:" (${href})"!important}`;
}
