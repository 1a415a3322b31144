import type { SearchIndex } from "../../lib/search-index";
import { routes, generatedFiles } from "../../lib/urls/routes";
import { color } from "../../view/theme/tokens";
import type { PublishedData } from "../published-data";

type Settings = PublishedData["siteSettings"];

const icons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  // Phones crop it to circles and other shapes.
  {
    src: "/icon-maskable-512.png",
    sizes: "512x512",
    type: "image/png",
    purpose: "maskable",
  },
];

/** The web app manifest, for a phone's home screen. */
export function renderManifest({
  brand,
  tagline,
  description,
  locale,
}: Settings): string {
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

export function renderSearchIndex({
  nodes,
}: PublishedData["allBlogPost"]): SearchIndex {
  return {
    posts: nodes.map(
      ({ key, title, excerpt, publishDate, author, categories }) => ({
        key,
        title,
        excerpt,
        publishDate,
        author: author.key,
        categories: categories.map((category) => category.key),
      }),
    ),
  };
}

/** robots.txt. It lets crawlers read all pages, even in a preview, since `noindex` is on the page. */
export function renderRobots(siteUrl: string, isPreview = false): string {
  const sitemap = isPreview
    ? ""
    : `\nSitemap: ${siteUrl}${generatedFiles.sitemap}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/**
 * security.txt (RFC 9116), with the contact for reporting vulnerabilities.
 * @param expires in less than a year, as the RFC recommends; after that, the file is stale
 */
export function renderSecurityText(
  { email, languages, url }: Settings,
  expires: Date,
): string {
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().replace(".000", "")}
Preferred-Languages: ${languages.join(", ")}
Canonical: ${url}${generatedFiles.security}
`;
}

const dayLength = 24 * 60 * 60 * 1000;

/** Days since 1970, in UTC. */
const formatDay = (date: Date) => Math.floor(date.getTime() / dayLength);

/** When security.txt expires, in 60 to 360 days: based on the commit, so that builds of one commit agree. */
export function findExpiryDay(
  committedAt: Date | undefined,
  today: Date,
): Date {
  const start = formatDay(committedAt ?? new Date(0));
  const steps = Math.floor((formatDay(today) - start) / 300);
  return new Date((start + steps * 300 + 360) * dayLength);
}
