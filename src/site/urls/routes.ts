/** How many posts a page of the blog's list shows: the bound on its weight. */
export const postsPerPage = 24;

/** Every URL of the site; none ends in a slash. */
export const routes = {
  home: "/",
  /** Where Gatsby puts the not-found page; hosts serve it for every unknown address. */
  notFound: "/404",
  blog: "/blog",
  blogPost: (slug: string) => `/blog/${slug}`,
  /** Page 1 is the blog itself, so that no list page has two addresses. */
  blogPage: (page: number) => (page === 1 ? "/blog" : `/blog/page/${String(page)}`),
  /** A category's posts; page 1 has the plain address. */
  blogCategory: (key: string, page = 1) =>
    page === 1 ? `/blog/category/${key}` : `/blog/category/${key}/page/${String(page)}`,
  legalPage: (slug: string) => `/${slug}`,
  about: "/about",
  pricing: "/pricing",
  caseStudies: "/case-studies",
  caseStudy: (slug: string) => `/case-studies/${slug}`,
  article: (slug: string) => `/${slug}`,
  landingPage: (slug: string) => (slug === "home" ? "/" : `/${slug}`),
} as const;

/** Files that the build writes for machines, not for readers (src/publish). */
export const machineFiles = {
  feed: "/rss.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/site.webmanifest",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;

/** Whether an address is that of such a file: a link to it leaves the app, which knows pages alone. */
export function isMachineFile(address: string): boolean {
  return Object.values<string>(machineFiles).includes(address);
}

/** What the search of the blog fetches where one page does not hold all posts. */
export const searchIndexAddress = "/blog/search-index.json";

/** How every page prints. */
export const printSheetAddress = "/print.css";

/** The web fonts: a file of static/. */
export const fontSheetAddress = "/fonts/fonts.css";

/** The address of a page's Markdown version: `/pricing.md`, and `/index.md` for the home page. */
export function toMarkdownVersion(path: string): string {
  return path === routes.home ? "/index.md" : `${path}.md`;
}

/** Addresses that were given out and have no page of their own: each leads on, for good. */
export const redirects: Readonly<Record<string, string>> = {
  "/services": "/service",
  "/services/shopify-content-marketing": "/shopify-llm-ranking",
  "/services/shopify-store-optimization": "/shopify-conversion-optimization",
  "/services/shopify-conversion-optimization": "/shopify-conversion-optimization",
  "/services/shopify-paid-advertising": "/shopify-paid-advertising",
};

/** Landing pages that code links to: none of them can be removed, renamed or hidden. */
export const linkedPages: readonly string[] = [
  ...new Set([routes.about, routes.pricing, routes.caseStudies, ...Object.values(redirects)]),
];

/** What owns a path that no page can have, as a message names it. Hosts and Gatsby take `/index` for `/`. */
export function findPathOwner(path: string): string | undefined {
  if (path === routes.notFound) return "the not-found page";
  if (path === "/gallery") return "the gallery of components in `npm run develop`";
  if (path.endsWith("/index")) return `the page ${path.slice(0, -"/index".length) || "/"}`;
  if (/\/page\/\d+$/.test(path)) return "a list page of the blog";
  const folder = ["/static", "/page-data"].find(
    (each) => path === each || path.startsWith(`${each}/`),
  );
  return folder && `the build's own files in ${folder}`;
}

/** The words of the not-found page live in this landing page, which has no address of its own. */
export const notFoundSlug = "not-found";

/** The id of a figure's entry in the account of a page, where figures in texts lead. */
export function toAccountId(figure: string): string {
  return `account-${figure.replaceAll(".", "-")}`;
}
