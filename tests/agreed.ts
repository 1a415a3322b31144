/** Prices, redirects and legal facts that the owner has approved. See docs/agreed.md. */

/** Plans of the pricing page in US dollars per month. */
export const PRICING_PLANS = [
  {
    name: "Self-Service",
    badge: "Most Popular",
    saving: "Save $240/year",
    Monthly: { price: "$199", struck: "$229" },
    Annual: { price: "$179", struck: "$199" },
  },
  {
    name: "Growth",
    badge: "Recommended",
    saving: "Save $960/year",
    Monthly: { price: "$689", struck: "$789" },
    Annual: { price: "$649", struck: "$729" },
  },
  {
    name: "Scale",
    badge: "Enterprise",
    saving: "Save $2,400/year",
    Monthly: { price: "$2,000", struck: "$2,200" },
    Annual: { price: "$1,800", struck: "$2,000" },
  },
];

/** The plans of the home page cost what these plans of the pricing page cost. */
export const HOME_PLANS = { Starter: "Growth", Growth: "Scale" };

/** Paths without a page of their own, and where they redirect. */
export const REDIRECTS = {
  "/services": "/service",
  "/services/shopify-content-marketing": "/shopify-llm-ranking",
  "/services/shopify-store-optimization": "/shopify-conversion-optimization",
  "/services/shopify-conversion-optimization":
    "/shopify-conversion-optimization",
  "/services/shopify-paid-advertising": "/shopify-paid-advertising",
};

/** What the legal pages promise. */
export const LEGAL_FACTS = [
  { page: "/terms-of-service", says: "15 days" },
  { page: "/terms-of-service", says: "30 days" },
  { page: "/terms-of-service", says: "May 24, 2025" },
  { page: "/privacy", says: "May 24, 2025" },
];
