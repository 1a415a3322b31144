import { Global } from "@emotion/react";
import { useEffect } from "react";

/**
 * How a page with much to read prints: the text alone, with the addresses of its links. Rendered by the
 * templates of such pages; on the home page it would weigh 0.19 KB, more than its first packets have left.
 */
export function PrintStyles() {
  return <PageStyles rules={printRules} />;
}

/** On paper too light words stand on their ground: else they would be a faint gray at best. The home page has no bytes left for it. */
export function GroundsOnPaper() {
  return <PageStyles rules="body{print-color-adjust:exact}" />;
}

interface PageStylesProps {
  rules: string;
}

function WrittenStyles({ rules }: PageStylesProps) {
  return <Global styles={rules} />;
}

/** The content policy refuses the element that Emotion would add, and allows sheets. */
function AdoptedStyles({ rules }: PageStylesProps) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [rules]);
  return null;
}

/** Styles of one page for elements that it does not render itself: in its HTML, and for visits that come to it from another page. */
const PageStyles = process.env.BUILD_STAGE === "build-javascript" ? AdoptedStyles : WrittenStyles;

const printRules = `@media print{
@page{margin:2cm}
body{background:none;font-size:11pt;print-color-adjust:exact}
body > * header:first-of-type nav,footer,[data-tone=spruce],[popover]{display:none}
h1,h2,h3,h4{break-after:avoid;break-inside:avoid}
figure,table,pre,blockquote,.callout,tr{break-inside:avoid}
p,li{orphans:3;widows:3}
.table-scroll,pre{overflow:visible;contain:none;white-space:pre-wrap}
main .table-scroll th,main .table-scroll td{min-width:0}
main a[href^="http"]::after{content:" (" attr(href) ")";font-size:0.85em}
img{max-height:9cm;object-fit:cover}
}`;
