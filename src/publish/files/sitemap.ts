import { toXml } from "./to-xml";

export interface SitemapPage {
  /** The full address. */
  url: string;
  /** The day of the last change, YYYY-MM-DD; missing where nobody knows it. */
  changedOn: string | undefined;
}

/** The pages that search engines may keep. */
export function toSitemap(pages: readonly SitemapPage[]): string {
  return toXml({
    urlset: {
      "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9",
      url: pages.map(({ url, changedOn }) => ({
        loc: url,
        ...(changedOn !== undefined && { lastmod: changedOn }),
      })),
    },
  });
}
