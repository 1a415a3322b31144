import XMLBuilder from "fast-xml-builder";

const builder = new XMLBuilder({
  attributeNamePrefix: "@",
  format: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** An XML document: `@name` is an attribute, `#text` the text of an element with attributes. */
export function formatXml(document: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

export function renderSitemap(
  pages: readonly { url: string; changedOn: string | undefined }[],
) {
  const url = pages.map(({ url: loc, changedOn: lastmod }) => ({
    loc,
    ...(lastmod && { lastmod }),
  }));
  return formatXml({
    urlset: { "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9", url },
  });
}
