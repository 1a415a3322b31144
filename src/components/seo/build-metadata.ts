import type { Thing } from "schema-dts";
import { machineFiles, toMarkdownVersion } from "../../site/urls/routes";
import { toPageTitle } from "./page-title";
import { toDayTime } from "../../site/format/format-date";

/** What a page says of itself to search engines and in shared links. */
export interface PageMetadata {
  path: string;
  title: string;
  description: string;
  keywords: readonly string[];
  image: Queries.ShareImageFragment;
  kind?: "website" | "article";
  isIndexed?: boolean;
  /** Articles only: the day of publication, YYYY-MM-DD. */
  publishedOn?: string;
  structuredData: readonly Thing[];
}

/** What heads and structured data say of the company. */
export type Company = NonNullable<Queries.CompanyQuery["siteSettings"]> & { homeLabel: string };

/** What the head of every page says of the site. `url` has no slash at the end. */
export type SiteIdentity = Pick<Company, "brand" | "url" | "locale">;

/** The tags of a page's head. */
export function buildMetadata(page: PageMetadata, site: SiteIdentity) {
  const { path, description, keywords, image, kind = "website" } = page;
  const isIndexed = page.isIndexed !== false && process.env.PREVIEW !== "1";
  const url = toAbsolute(path, site);
  return {
    title: toPageTitle(page.title, site.brand),
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
      { property: "og:image", content: toAbsolute(image.src, site) },
      { property: "og:image:width", content: String(image.width) },
      { property: "og:image:height", content: String(image.height) },
      { property: "og:image:alt", content: image.alt },
      { name: "twitter:card", content: "summary_large_image" },
      ...(page.publishedOn === undefined
        ? []
        : [{ property: "article:published_time", content: toDayTime(page.publishedOn) }]),
    ],
    alternates: isIndexed
      ? [
          { href: toMarkdownVersion(path), type: "text/markdown" },
          { href: machineFiles.feed, type: "application/rss+xml" },
        ]
      : [],
    jsonLd: page.structuredData.length > 0 ? toJsonLd(page.structuredData) : undefined,
  };
}

/** The full address of a path; the home page ends in the slash that browsers would add. */
export function toAbsolute(path: string, { url }: Pick<SiteIdentity, "url">): string {
  return `${url}${path}`;
}

/** JSON that can't end the script element it stands in: `JSON.stringify` leaves `</script>` as it is. */
export function toJsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
