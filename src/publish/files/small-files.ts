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

/** Where tools usually write a service worker, besides `/sw.js` (static/sw.js). */
export const serviceWorkerPaths = [
  "/service-worker.js",
  "/serviceworker.js",
  "/serviceWorker.js",
  "/ngsw-worker.js",
  "/pwabuilder-sw.js",
  "/superpwa-sw.js",
  "/firebase-messaging-sw.js",
  "/OneSignalSDKWorker.js",
];

/** robots.txt. It lets crawlers read all pages, even in a preview, since `noindex` is on the page. */
export function renderRobots(siteUrl: string, isPreview = false): string {
  const sitemap = isPreview
    ? ""
    : `\nSitemap: ${siteUrl}${generatedFiles.sitemap}\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}

/**
 * security.txt (RFC 9116), with the contact for reporting vulnerabilities. It expires 360 days after the commit, so that builds of one
 * commit agree.
 */
export function renderSecurityText(
  { email, languages, url }: Settings,
  committedAt: Date,
): string {
  const expires = new Date(committedAt);
  expires.setUTCDate(expires.getUTCDate() + 360);
  return `Contact: mailto:${email}
Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z
Preferred-Languages: ${languages.join(", ")}
Canonical: ${url}${generatedFiles.security}
`;
}
