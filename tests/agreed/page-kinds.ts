import { ARTICLE_FACTS } from "./article-facts";

/** Service pages, vertical pages and landing pages, each of which offers a service. */
export const SERVICE_PAGES = [
  "/service",
  "/service-businesses",
  "/growth-wall",
  "/shopify-marketing-agency",
  "/shopify-email-marketing",
  "/shopify-email-marketing-services",
  "/shopify-llm-ranking",
  "/shopify-seo-services",
  "/shopify-paid-advertising",
  "/shopify-conversion-optimization",
  "/shopify-roas-optimization",
  "/shopify-fashion-marketing",
  "/shopify-beauty-marketing",
  "/shopify-lifestyle-marketing",
];

/** The nine articles. */
export const ARTICLE_PAGES = Object.keys(ARTICLE_FACTS);

/** What a page is told to search engines as. */
export const KINDS = [
  { path: "/", kinds: ["Organization", "WebSite"] },
  { path: "/pricing", kinds: ["OfferCatalog"] },
  { path: "/about", kinds: ["AboutPage"] },
  { path: "/blog", kinds: ["Blog"] },
  { path: "/case-studies", kinds: ["CollectionPage"] },
  ...SERVICE_PAGES.map((path) => ({ path, kinds: ["Service"] })),
  ...ARTICLE_PAGES.map((path) => ({ path, kinds: ["Article"] })),
  { path: "/how-to-use-shopify-generative-ai", kinds: ["HowTo"] },
];
