import { PageStyles } from "./page-styles";

/**
 * How a page with much to read prints: the text alone, with the addresses of its links. Rendered by the
 * templates of such pages; on the home page it would weigh 0.19 KB, more than its first packets have left.
 */
export function PrintStyles() {
  return <PageStyles rules={printRules} />;
}

const printRules = `@media print{
@page{margin:2cm}
body{background:none;font-size:11pt}
body > * header:first-of-type :is(nav,nav ~ *),footer,[data-tone=spruce],[popover]{display:none}
h1,h2,h3,h4{break-after:avoid;break-inside:avoid}
figure,table,pre,blockquote,.callout,tr{break-inside:avoid}
p,li{orphans:3;widows:3}
.table-scroll,pre{overflow:visible;contain:none;white-space:pre-wrap}
main .table-scroll th,main .table-scroll td{min-width:0}
main a[href^="http"]::after{content:" (" attr(href) ")";font-size:0.85em}
img{max-height:9cm;object-fit:cover}
}`;
