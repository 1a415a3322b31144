import type { Figure } from "../read/figures";

const [TAYLRD, COLO, BOHEME, RUTHI] = [
  "/case-studies/taylrd",
  "/case-studies/colo",
  "/case-studies/boheme",
  "/case-studies/ruthi",
] as const;

/** What the business claims of itself, what it costs, and what came of its cases. */
export const BUSINESS_FIGURES: Figure[] = [
  // Claims
  { figure: "4.8 / 5", page: "/", places: 1 },
  { figure: "12+", page: "/", places: 1 },
  { figure: "100+", page: "/shopify-marketing-agency", places: 1 },
  { figure: "$50M+", page: "/shopify-marketing-agency", places: 1 },
  { figure: "3.2x", page: "/shopify-marketing-agency", places: 1 },
  { figure: "98%", page: "/shopify-marketing-agency", places: 1 },
  { figure: "43%", page: "/shopify-email-marketing", places: 1 },
  { figure: "8.2%", page: "/shopify-email-marketing", places: 1 },
  { figure: "28%", page: "/shopify-email-marketing", places: 1 },
  { figure: "4,200%", page: "/shopify-email-marketing", places: 1 },
  // The post about budgets reckons "over 30 days".
  { figure: "over 30", page: "/about", places: 1, lookalikes: 1 },
  { figure: "90%", page: "/about", places: 1 },
  { figure: "under $100K", page: "/about", places: 1 },
  { figure: "6-7%", page: "/about", places: 1 },
  { figure: "$100K-$1M", page: "/about", places: 1 },
  // The guide to conversion has a table of sample sizes.
  { figure: "3%", page: "/about", places: 1, lookalikes: 1 },
  { figure: "$1M+", page: "/about", places: 1 },
  { figure: "30-minute", page: "/shopify-marketing-agency", places: 1 },

  // Plans of the home page. $689 is also the price of Growth on the pricing page and of partners; $2000 that of Scale and what is
  // struck through beside its annual price.
  { figure: "$689", page: "/", places: 3 },
  { figure: "6 to 12", page: "/", places: 1 },
  { figure: "$2000", page: "/", places: 3 },

  // Plans of the pricing page. $199 is also what is struck through beside the annual price of Self-Service.
  { figure: "$199", page: "/pricing", places: 2 },
  { figure: "$229", page: "/pricing", places: 1 },
  { figure: "$179", page: "/pricing", places: 1 },
  { figure: "Save $240/year", page: "/pricing", places: 1 },
  { figure: "$689", page: "/pricing", places: 3 },
  { figure: "$789", page: "/pricing", places: 1 },
  { figure: "$649", page: "/pricing", places: 1 },
  { figure: "$729", page: "/pricing", places: 1 },
  { figure: "Save $960/year", page: "/pricing", places: 1 },
  { figure: "$2000", page: "/pricing", places: 3 },
  { figure: "$2200", page: "/pricing", places: 1 },
  { figure: "$1800", page: "/pricing", places: 1 },
  { figure: "Save $2400/year", page: "/pricing", places: 1 },
  { figure: "Save 20%", page: "/pricing", places: 1 },
  { figure: "7 days", page: "/pricing", places: 1 },
  { figure: "$250-$600+", page: "/pricing", places: 1 },

  // Process
  { figure: "14 days", page: "/", places: 1 },

  // Partner program
  { figure: "$689", page: "/partner", places: 3 },
  { figure: "40%", page: "/partner", places: 1 },
  { figure: "3 months", page: "/partner", places: 1 },
  { figure: "$3K-$6K", page: "/partner", places: 1 },
  { figure: "$500-$1,200", page: "/partner", places: 1 },
  { figure: "$1,000", page: "/partner", places: 1 },
  { figure: "$500", page: "/partner", places: 1 },
  { figure: "$200-$600", page: "/partner", places: 1 },
  { figure: "$350-$900", page: "/partner", places: 1 },
  { figure: "$250-$800", page: "/partner", places: 1 },

  // Terms. "30 days" is also the period of Taylrd's result, and of an example in the post about budgets and the guide to low sales.
  { figure: "15 days", page: "/terms-of-service", places: 1 },
  { figure: "30 days", page: "/terms-of-service", places: 2, lookalikes: 2 },
  { figure: "May 24, 2025", page: "/terms-of-service", places: 1 },
  { figure: "May 24, 2025", page: "/privacy", places: 1 },

  // Service businesses
  { figure: "3-5 days", page: "/service-businesses", places: 1 },

  // Case results
  { figure: "+491%", page: TAYLRD, places: 1 },
  { figure: "4x", page: TAYLRD, places: 1 },
  { figure: "30 days", page: TAYLRD, places: 2, lookalikes: 2 },
  // Of revenue, and of gross sales.
  { figure: "+214%", page: COLO, places: 2 },
  { figure: "$20K", page: COLO, places: 1 },
  { figure: "$20,050", page: COLO, places: 1 },
  { figure: "$17,580", page: COLO, places: 1 },
  { figure: "+143%", page: COLO, places: 1 },
  { figure: "$15,329", page: COLO, places: 1 },
  { figure: "+151%", page: COLO, places: 1 },
  { figure: "644", page: COLO, places: 1 },
  { figure: "+193%", page: COLO, places: 1 },
  { figure: "1.5x", page: COLO, places: 1 },
  { figure: "$30", page: COLO, places: 1 },
  { figure: "March 1 to July 5, 2025", page: COLO, places: 1 },
  // The record has the number alone.
  { figure: "3 platforms", page: COLO, places: 0 },
  { figure: "+251%", page: BOHEME, places: 1 },
  { figure: "+32%", page: BOHEME, places: 1 },
  { figure: "2.5x", page: BOHEME, places: 1 },
  { figure: "+183%", page: RUTHI, places: 1 },
  { figure: "5.2x", page: RUTHI, places: 1 },
];
