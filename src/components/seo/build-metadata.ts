import type { Thing } from "schema-dts";
import type { useSite } from "../layout/use-site";
import { generatedFiles, markdownPath } from "../../site/urls/routes";
import { formatPageTitle } from "./page-title";
import { formatDateTime } from "../../site/format/format-date";

/** A page's metadata for search engines and shared links. */
export interface PageMetadata {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  image: Queries.PageSeoFragment["shareImage"];
  kind?: "website" | "article";
  isIndexed?: boolean;
  /** Articles only: the publication date, YYYY-MM-DD. */
  publishedOn?: string;
  structuredData: readonly Thing[];
}

/** The company details in heads and structured data. */
export type Company = ReturnType<typeof useSite> & { homeLabel: string };

/** The site details in every page's head. `url` has no trailing slash. */
export type SiteIdentity = Pick<Company, "brand" | "url" | "locale">;

export function buildMetadata(page: PageMetadata, site: SiteIdentity) {
  const { path, description, keywords, image, kind = "website" } = page;
  const isIndexed = page.isIndexed !== false && process.env.PREVIEW !== "1";
  const url = absoluteUrl(path, site);
  return {
    title: formatPageTitle(page.title, site.brand),
    canonical: url,
    meta: [
      { name: "description", content: description },
      { name: "keywords", content: keywords.join(", ") },
      { name: "robots", content: isIndexed ? "max-image-preview:large" : "noindex" },
      { property: "og:type", content: kind },
      { property: "og:site_name", content: site.brand },
      { property: "og:locale", content: site.locale.replace("-", "_") },
      { property: "og:title", content: page.title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:image", content: absoluteUrl(image.src, site) },
      { property: "og:image:width", content: String(image.width) },
      { property: "og:image:height", content: String(image.height) },
      { property: "og:image:alt", content: image.alt },
      { name: "twitter:card", content: "summary_large_image" },
      ...(page.publishedOn === undefined
        ? []
        : [{ property: "article:published_time", content: formatDateTime(page.publishedOn) }]),
    ],
    alternates: isIndexed
      ? [
          { href: markdownPath(path), type: "text/markdown" },
          { href: generatedFiles.feed, type: "application/rss+xml" },
        ]
      : [],
    jsonLd: page.structuredData.length > 0 ? serializeJsonLd(page.structuredData) : undefined,
  };
}

/** The absolute URL of a path; the home page's has the trailing slash that browsers would add. */
export function absoluteUrl(path: string, { url }: Pick<SiteIdentity, "url">): string {
  return `${url}${path}`;
}

/** JSON that can't close its script element: `JSON.stringify` does not escape `</script>`. */
export function serializeJsonLd(entities: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": entities }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
