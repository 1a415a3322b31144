import { formatXml } from "./format-xml";

export function renderSitemap(
  pages: readonly { url: string; changedOn?: string | undefined }[],
) {
  const url = pages.map(({ url: loc, changedOn: lastmod }) => ({
    loc,
    ...(lastmod && { lastmod }),
  }));
  return formatXml({
    urlset: { "@xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9", url },
  });
}
