import type { Figure } from "../read/figures";

const FEED = "/blog/product-feed-optimization";
const LLM_VISIBILITY = "/blog/llm-visibility-for-store-brands";
const THEMES = "/best-shopify-themes";
const CONVERSION = "/conversion-rate-optimization-techniques";
const SOCIAL_ADS = "/facebook-ads-for-shopify-complete-guide";
const BUDGET = "/best-budget-bidding-strategy-shopify";
const TOOLS = "/ai-marketing-analytics-tools-shopify";

/** Advice that texts give, and the weights of the factors of ROAS. */
export const EDITORIAL_FIGURES: Figure[] = [
  // Blog
  { figure: "1%", page: FEED, places: 1 },
  { figure: "50+", page: FEED, places: 1 },
  { figure: "320 characters", page: FEED, places: 1 },
  { figure: "70 characters", page: FEED, places: 1 },
  { figure: "150 characters", page: FEED, places: 1 },
  { figure: "5,000 characters", page: FEED, places: 1 },
  { figure: "6 months", page: LLM_VISIBILITY, places: 1 },

  // Stores
  { figure: "$300-$400", page: THEMES, places: 1 },
  { figure: "4 seconds", page: CONVERSION, places: 1 },

  // Social ads
  { figure: "2.8 billion", page: SOCIAL_ADS, places: 1 },
  { figure: "27%+", page: SOCIAL_ADS, places: 1 },
  { figure: "3:1", page: SOCIAL_ADS, places: 1 },
  { figure: "1-2%", page: SOCIAL_ADS, places: 1 },
  { figure: "2-5%", page: SOCIAL_ADS, places: 1 },
  { figure: "7+ days", page: SOCIAL_ADS, places: 1 },
  { figure: "3.0", page: SOCIAL_ADS, places: 1 },

  // Budget. Its split has the same shares as the factors of ROAS, which are records of their own; an example spends 10%.
  { figure: "$20-30", page: BUDGET, places: 1 },
  { figure: "10-15%", page: BUDGET, places: 1 },
  { figure: "$100-150", page: BUDGET, places: 1 },
  { figure: "60%", page: BUDGET, places: 2 },
  { figure: "25%", page: BUDGET, places: 2 },
  { figure: "10%", page: BUDGET, places: 2, lookalikes: 1 },
  { figure: "5%", page: BUDGET, places: 2 },
  { figure: "Weeks 1-2", page: BUDGET, places: 1 },
  { figure: "Weeks 3-4", page: BUDGET, places: 1 },
  { figure: "Weeks 5+", page: BUDGET, places: 1 },
  { figure: "60%", page: "/shopify-roas-optimization", places: 2 },
  { figure: "25%", page: "/shopify-roas-optimization", places: 2 },
  { figure: "10%", page: "/shopify-roas-optimization", places: 2, lookalikes: 1 },
  { figure: "5%", page: "/shopify-roas-optimization", places: 2 },

  // Tools of third parties, per month, beside the plan that they are compared with
  { figure: "$199", page: TOOLS, places: 2 },
  { figure: "$250-$600+", page: TOOLS, places: 1 },
  { figure: "$29+", page: TOOLS, places: 1 },
  { figure: "$99", page: TOOLS, places: 1 },
  { figure: "$45 (free to 250 contacts)", page: TOOLS, places: 1 },
  { figure: "$5-15", page: TOOLS, places: 1 },
  { figure: "$30+", page: TOOLS, places: 1 },
  { figure: "$23-47", page: TOOLS, places: 1 },
  { figure: "$12.99", page: TOOLS, places: 1 },
  { figure: "$129+", page: TOOLS, places: 1 },
  { figure: "$360+", page: TOOLS, places: 1 },
  { figure: "$99+", page: TOOLS, places: 1 },

  // Landing page
  { figure: "$200K-$500K", page: "/growth-wall", places: 1 },
];
