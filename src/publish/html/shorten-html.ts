const voidElement = /(<(?:meta|link|img|input|source|br|hr)\b[^>]*?)\s*\/>/g;

/**
 * Writes HTML as HTML needs it: React closes void elements and escapes apostrophes as XML would. The same elements and texts
 * come out, and the home page has 50 bytes less after brotli.
 */
export function shortenHtml(html: string): string {
  // React puts every attribute between double quotes.
  return html.replace(voidElement, "$1>").replaceAll("&#x27;", "'");
}
