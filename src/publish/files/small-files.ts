import type { IndexedPost, SearchIndex } from "../../site/search-index";
import { routes, generatedFiles } from "../../site/urls/routes";
import { color } from "../../theme/tokens";

const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  // Phones crop it to circles and other shapes.
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

export type ManifestFacts = Record<"brand" | "tagline" | "description" | "locale", string>;

/** The web app manifest, for a phone's home screen. */
export function renderManifest({ brand, tagline, description, locale }: ManifestFacts): string {
  const manifest = {
    name: `${brand}: ${tagline}`,
    short_name: brand,
    description,
    lang: locale,
    id: routes.home,
    start_url: routes.home,
    scope: routes.home,
    // Keeps the URL bar and the back button, since this is a website with links to share.
    display: "browser",
    theme_color: color.paper,
    background_color: color.paper,
    icons,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export interface SearchablePost extends Omit<IndexedPost, "author" | "categories"> {
  author: { key: string };
  categories: readonly { key: string }[];
}

export function renderSearchIndex(posts: readonly SearchablePost[]): SearchIndex {
  return {
    posts: posts.map(({ key, title, excerpt, publishDate, author, categories }) => ({
      ...{ key, title, excerpt, publishDate, author: author.key },
      categories: categories.map((category) => category.key),
    })),
  };
}

/** robots.txt. It lets crawlers read all pages, even in a preview, since `noindex` is on the page. */
export function renderRobots(siteUrl: string, isPreview = false): string {
  const sitemap = isPreview ? "" : `\nSitemap: ${siteUrl}${generatedFiles.sitemap}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

interface SecurityFacts {
  email: string;
  languages: readonly string[];
  siteUrl: string;
  /** RFC 9116 recommends less than a year; after that, the file is stale. */
  expires: Date;
}

/** security.txt (RFC 9116), with the contact for reporting vulnerabilities. */
export function renderSecurityText({ email, languages, siteUrl, expires }: SecurityFacts): string {
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${siteUrl}${generatedFiles.security}
`;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Days since 1970, in UTC. */
const formatDay = (date: Date) => Math.floor(date.getTime() / dayLength);

/** When security.txt expires, in 60 to 360 days: based on the commit, so that builds of one commit agree. */
export function findExpiryDay(committedAt: Date | undefined, today: Date): Date {
  const start = formatDay(committedAt ?? new Date(0));
  const steps = Math.floor((formatDay(today) - start) / 300);
  return new Date((start + steps * 300 + 360) * dayLength);
}
