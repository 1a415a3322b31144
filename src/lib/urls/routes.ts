/** The number of posts on a list page, which limits its size. */
export const postsPerPage = 24;

/** All paths of the site, without trailing slashes. */
export const routes = {
  home: "/",
  /** Gatsby's path for the not-found page, which hosts serve for every unknown path. */
  notFound: "/404",
  blog: "/blog",
  blogPost: (slug: string) => `/blog/${slug}`,
  /** Page 1 is the blog itself, so that no list page has two URLs. */
  blogPage: (page: number) => (page === 1 ? "/blog" : `/blog/page/${page}`),
  /** A category's posts; page 1 has no number. */
  blogCategory: (key: string, page = 1) =>
    page === 1 ? `/blog/category/${key}` : `/blog/category/${key}/page/${page}`,
  legalPage: (slug: string) => `/${slug}`,
  about: "/about",
  pricing: "/pricing",
  caseStudies: "/case-studies",
  caseStudy: (slug: string) => `/case-studies/${slug}`,
  article: (slug: string) => `/${slug}`,
  landingPage: (slug: string) => (slug === "home" ? "/" : `/${slug}`),
} as const;

/** Generated feeds and crawler files (src/publish). */
export const generatedFiles = {
  feed: "/rss.xml",
  sitemap: "/sitemap.xml",
  robots: "/robots.txt",
  manifest: "/site.webmanifest",
  llms: "/llms.txt",
  security: "/.well-known/security.txt",
} as const;

/** Whether a path is a file or a redirect: links to it must leave the app, which only knows pages. */
export function isOutsideApp(path: string): boolean {
  // Paths of pages have no dots.
  return /^[^?#]*\./.test(path) || Object.hasOwn(redirects, path);
}

/** The editor for writers, in `npm run write` and where content/site.yaml turns it on. */
export const editorPath = "/admin";

/** The blog's search index, loaded if the posts don't fit on one page. */
export const searchIndexPath = "/blog/search-index.json";

export const printStylesheetPath = "/print.css";

export const fontStylesheetPath = "/fonts/fonts.css";

/** Published paths without a page, which redirect permanently. */
export const redirects: Readonly<Record<string, string>> = {
  "/services": "/service",
  "/services/shopify-content-marketing": "/shopify-llm-ranking",
  "/services/shopify-store-optimization": "/shopify-conversion-optimization",
  "/services/shopify-conversion-optimization":
    "/shopify-conversion-optimization",
  "/services/shopify-paid-advertising": "/shopify-paid-advertising",
};

/** The owner of a path that pages can't use, for messages. Hosts and Gatsby treat `/index` as `/`. */
export function findPathOwner(written: string): string | undefined {
  const path = written.replace(/\.html$/, "");
  if (path === routes.notFound) return "the not-found page";
  if (path === editorPath) return "the editor";
  const target = redirects[written];
  if (target !== undefined) return `a redirect to ${target}`;
  if (path.endsWith("/index"))
    return `the page ${path.slice(0, -"/index".length) || "/"}`;
  if (/\/page\/\d+$/.test(path)) return "a list page of the blog";
  const folder = ["/static", "/page-data"].find(
    (each) => path === each || path.startsWith(`${each}/`),
  );
  return folder && `the build's own files in ${folder}`;
}

/** The landing page with the texts of the not-found page; it has no path of its own. */
export const notFoundSlug = "not-found";

/** The id of a figure's entry in a page's sources, to which figures in texts link. */
export function sourcesId(figure: string): string {
  return `source-${figure.replaceAll(".", "-")}`;
}
