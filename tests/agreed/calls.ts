import { ARTICLE_PAGES } from "./page-kinds";

/** Calls to action that are agreed with the owner, and how many of each a page has at least. */
export const CALLS = [
  { page: "/", label: "Book a Demo", books: "demo", least: 2 },
  { page: "/", label: "Get Started", books: "demo", least: 2 },
  { page: "/", label: "Let’s Talk", books: "discovery", least: 1 },
  { page: "/pricing", label: "Get Started", books: "demo", least: 3 },
  { page: "/pricing", label: "Book a Demo", books: "demo", least: 1 },
  { page: "/process", label: "Book a Demo", books: "demo", least: 2 },
  { page: "/about", label: "Book a Demo", books: "demo", least: 2 },
  { page: "/growth-wall", label: "Book a Demo", books: "demo", least: 2 },
  { page: "/service", label: "Book a Demo", books: "demo", least: 2 },
  { page: "/partner", label: "Book a Discovery Call", books: "discovery", least: 2 },
  { page: "/case-studies", label: "Book a Strategy Call", books: "strategy", least: 1 },
  { page: "/shopify-email-marketing-services", label: "Book a Demo", books: "demo", least: 2 },
  { page: "/shopify-roas-optimization", label: "Book a Demo", books: "demo", least: 2 },
  { page: "/shopify-roas-optimization", label: "Get a Free Audit", books: "audit", least: 1 },
  { page: "/service-businesses", label: "Book a Free Call", books: "call", least: 1 },
  ...["taylrd", "colo", "boheme", "ruthi"].map((key) => ({
    page: `/case-studies/${key}`,
    label: "Book a Strategy Call",
    books: "strategy",
    least: 2,
  })),
  ...ARTICLE_PAGES.map((page) => ({ page, label: "Get a Free Audit", books: "audit", least: 2 })),
];
