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
  image: ShareImage;
  kind?: "website" | "article";
  isIndexed?: boolean;
  /** Articles only: the day of publication, YYYY-MM-DD. */
  publishedOn?: string;
  structuredData: readonly Thing[];
}

export interface ShareImage {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export interface SiteIdentity {
  brand: string;
  /** `https://northcart.example`, without a slash at the end. */
  url: string;
}

/** What the head of every page says of the site. */
export interface HeadSite extends SiteIdentity {
  locale: string;
}

export interface HeadTags {
  title: string;
  meta: ({ name: string; content: string } | { property: string; content: string })[];
  /** None for pages that have no address of their own. */
  canonical: string | undefined;
  /** The page in other forms: its Markdown version, and the feed of the blog. */
  alternates: { href: string; type: string }[];
  /** All things in one graph, as JSON that is safe inside a script element; left out where there is none. */
  jsonLd: string | undefined;
}

/** Works out everything that a page's head says. Pure: the same input gives the same tags. */
export function buildMetadata(page: PageMetadata, site: HeadSite): HeadTags {
  const { path, description, keywords, image, kind = "website" } = page;
  const isIndexed = page.isIndexed !== false && process.env.PREVIEW !== "1";
  const url = toAbsolute(path, site);
  return {
    title: toPageTitle(page, site),
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
    alternates: isIndexed ? toAlternates(path) : [],
    jsonLd: page.structuredData.length > 0 ? toJsonLd(page.structuredData) : undefined,
  };
}

function toAlternates(path: string): HeadTags["alternates"] {
  return [
    { href: toMarkdownVersion(path), type: "text/markdown" },
    { href: machineFiles.feed, type: "application/rss+xml" },
  ];
}

/** The full address of a path; the home page ends in the slash that browsers would add. */
export function toAbsolute(path: string, { url }: Pick<SiteIdentity, "url">): string {
  return `${url}${path}`;
}

const unsafe: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that can't end the script element it stands in: `JSON.stringify` leaves `</script>` as it is. */
export function toJsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => unsafe[character] ?? "",
  );
}
