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
  { figure: "4.8 / 5", page: "/" },
  { figure: "12+", page: "/" },
  { figure: "100+", page: "/shopify-marketing-agency" },
  { figure: "$50M+", page: "/shopify-marketing-agency" },
  { figure: "3.2x", page: "/shopify-marketing-agency" },
  { figure: "98%", page: "/shopify-marketing-agency" },
  { figure: "43%", page: "/shopify-email-marketing" },
  { figure: "8.2%", page: "/shopify-email-marketing" },
  { figure: "28%", page: "/shopify-email-marketing" },
  { figure: "4,200%", page: "/shopify-email-marketing" },
  // The post about budgets reckons "over 30 days".
  { figure: "over 30", page: "/about" },
  { figure: "90%", page: "/about" },
  { figure: "under $100K", page: "/about" },
  { figure: "6–7%", page: "/about" },
  { figure: "$100K–$1M", page: "/about" },
  // The guide to conversion has a table of sample sizes.
  { figure: "3%", page: "/about" },
  { figure: "$1M+", page: "/about" },
  { figure: "30-minute", page: "/shopify-marketing-agency" },

  // Plans of the home page. $689 is also the price of Growth on the pricing page and of partners; $2,000 that of Scale and what is
  // struck through beside its annual price.
  { figure: "$689", page: "/" },
  { figure: "6 to 12", page: "/" },
  { figure: "$2,000", page: "/" },

  // Plans of the pricing page. $199 is also what is struck through beside the annual price of Self-Service.
  { figure: "$199", page: "/pricing" },
  { figure: "$229", page: "/pricing" },
  { figure: "$179", page: "/pricing" },
  { figure: "Save $240/year", page: "/pricing" },
  { figure: "$689", page: "/pricing" },
  { figure: "$789", page: "/pricing" },
  { figure: "$649", page: "/pricing" },
  { figure: "$729", page: "/pricing" },
  { figure: "Save $960/year", page: "/pricing" },
  { figure: "$2,000", page: "/pricing" },
  { figure: "$2,200", page: "/pricing" },
  { figure: "$1,800", page: "/pricing" },
  { figure: "Save $2,400/year", page: "/pricing" },
  { figure: "Save 20%", page: "/pricing" },
  { figure: "7 days", page: "/pricing" },
  { figure: "$250–$600+", page: "/pricing" },

  // Process
  { figure: "14 days", page: "/" },

  // Partner program
  { figure: "$689", page: "/partner" },
  { figure: "40%", page: "/partner" },
  { figure: "3 months", page: "/partner" },
  { figure: "$3K–$6K", page: "/partner" },
  { figure: "$500–$1,200", page: "/partner" },
  { figure: "$1,000", page: "/partner" },
  { figure: "$500", page: "/partner" },
  { figure: "$200–$600", page: "/partner" },
  { figure: "$350–$900", page: "/partner" },
  { figure: "$250–$800", page: "/partner" },

  // Terms. "30 days" is also the period of Taylrd's result, and of an example in the post about budgets and the guide to low sales.
  { figure: "15 days", page: "/terms-of-service" },
  { figure: "30 days", page: "/terms-of-service" },
  { figure: "May 24, 2025", page: "/terms-of-service" },
  { figure: "May 24, 2025", page: "/privacy" },

  // Service businesses
  { figure: "3–5 days", page: "/service-businesses" },

  // Case results
  { figure: "+491%", page: TAYLRD },
  { figure: "4x", page: TAYLRD },
  { figure: "30 days", page: TAYLRD },
  // Of revenue, and of gross sales.
  { figure: "+214%", page: COLO },
  { figure: "$20K", page: COLO },
  { figure: "$20,050", page: COLO },
  { figure: "$17,580", page: COLO },
  { figure: "+143%", page: COLO },
  { figure: "$15,329", page: COLO },
  { figure: "+151%", page: COLO },
  { figure: "644", page: COLO },
  { figure: "+193%", page: COLO },
  { figure: "1.5x", page: COLO },
  { figure: "$30", page: COLO },
  { figure: "March 1 to July 5, 2025", page: COLO },
  // The record has the number alone.
  { figure: "3 platforms", page: COLO },
  { figure: "+251%", page: BOHEME },
  { figure: "+32%", page: BOHEME },
  { figure: "2.5x", page: BOHEME },
  { figure: "+183%", page: RUTHI },
  { figure: "5.2x", page: RUTHI },
];
