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
  { figure: "1%", page: FEED },
  { figure: "50+", page: FEED },
  { figure: "320 characters", page: FEED },
  { figure: "70 characters", page: FEED },
  { figure: "150 characters", page: FEED },
  { figure: "5,000 characters", page: FEED },
  { figure: "6 months", page: LLM_VISIBILITY },

  // Stores
  { figure: "$300–$400", page: THEMES },
  { figure: "4 seconds", page: CONVERSION },

  // Social ads
  { figure: "2.8 billion", page: SOCIAL_ADS },
  { figure: "27%+", page: SOCIAL_ADS },
  { figure: "3:1", page: SOCIAL_ADS },
  { figure: "1–2%", page: SOCIAL_ADS },
  { figure: "2–5%", page: SOCIAL_ADS },
  { figure: "7+ days", page: SOCIAL_ADS },
  { figure: "3.0", page: SOCIAL_ADS },

  // Budget. Its split has the same shares as the factors of ROAS, which are records of their own; an example spends 10%.
  { figure: "$20–30", page: BUDGET },
  { figure: "10–15%", page: BUDGET },
  { figure: "$100–150", page: BUDGET },
  { figure: "60%", page: BUDGET },
  { figure: "25%", page: BUDGET },
  { figure: "10%", page: BUDGET },
  { figure: "5%", page: BUDGET },
  { figure: "Weeks 1–2", page: BUDGET },
  { figure: "Weeks 3–4", page: BUDGET },
  { figure: "Weeks 5+", page: BUDGET },
  { figure: "60%", page: "/shopify-roas-optimization" },
  { figure: "25%", page: "/shopify-roas-optimization" },
  { figure: "10%", page: "/shopify-roas-optimization" },
  { figure: "5%", page: "/shopify-roas-optimization" },

  // Tools of third parties, per month, beside the plan that they are compared with
  { figure: "$199", page: TOOLS },
  { figure: "$250–$600+", page: TOOLS },
  { figure: "$29+", page: TOOLS },
  { figure: "$99", page: TOOLS },
  { figure: "$45 (free to 250 contacts)", page: TOOLS },
  { figure: "$5–15", page: TOOLS },
  { figure: "$30+", page: TOOLS },
  { figure: "$23–47", page: TOOLS },
  { figure: "$12.99", page: TOOLS },
  { figure: "$129+", page: TOOLS },
  { figure: "$360+", page: TOOLS },
  { figure: "$99+", page: TOOLS },

  // Landing page
  { figure: "$200K–$500K", page: "/growth-wall" },
];
