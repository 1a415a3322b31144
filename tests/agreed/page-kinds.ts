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
export const ARTICLE_PAGES = [
  "/how-to-rank-shopify-blogs-for-llms",
  "/best-shopify-themes",
  "/shopify-generative-ai-custom-sections",
  "/how-to-use-shopify-generative-ai",
  "/diagnose-low-sales-common-problems",
  "/conversion-rate-optimization-techniques",
  "/facebook-ads-for-shopify-complete-guide",
  "/best-budget-bidding-strategy-shopify",
  "/ai-marketing-analytics-tools-shopify",
];

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
