/** What is agreed with the owner of an article. */
export interface ArticleFacts {
  path: string;
  /** The anchor that the hero leads down to. */
  start: string;
  /** The service that the closing band leads to. */
  closing: string;
  /** Figures and words of its text. */
  says: string[];
  /** Headings, in this order; others may stand between them. */
  headings: RegExp[];
  /** Entries of one table, each in a row of its own, and cells that the row has. */
  rows: string[][];
}

const INTRODUCTION = "introduction";
const STORE = "/services/shopify-store-optimization";
const CONVERSION = "/services/shopify-conversion-optimization";
const ADS = "/services/shopify-paid-advertising";
const CAUSES = [
  "Traffic",
  "Design",
  "Pricing",
  "Product pages",
  "Trust",
  "Funnel",
  "Operations",
  "Brand",
];

export const ARTICLE_FACTS: ArticleFacts[] = [
  {
    path: "/how-to-rank-shopify-blogs-for-llms",
    start: "content-strategy",
    closing: "/services/shopify-content-marketing",
    says: ["6 months"],
    headings: [/^content strategy$/i, /every 6 months$/],
    rows: [],
  },
  {
    path: "/best-shopify-themes",
    start: "themes",
    closing: STORE,
    says: ["$300-$400"],
    headings: [/^themes$/i, /audit your apps (every quarter|quarterly)/i],
    rows: [],
  },
  {
    path: "/shopify-generative-ai-custom-sections",
    start: INTRODUCTION,
    closing: STORE,
    says: [],
    headings: [],
    rows: [],
  },
  {
    path: "/how-to-use-shopify-generative-ai",
    start: INTRODUCTION,
    closing: STORE,
    says: [],
    headings: [1, 2, 3, 4, 5, 6].map((step) => new RegExp(`^Step ${step}: `)),
    rows: [],
  },
  {
    path: "/diagnose-low-sales-common-problems",
    start: INTRODUCTION,
    closing: CONVERSION,
    says: [],
    headings: [
      ...CAUSES.flatMap((cause) =>
        ["problem", "how to identify", "solution"].map(
          (part) => new RegExp(`^${cause}: (the )?${part}`, "i"),
        ),
      ),
      /checklist/i,
    ],
    rows: [],
  },
  {
    path: "/conversion-rate-optimization-techniques",
    start: INTRODUCTION,
    closing: CONVERSION,
    says: ["4 seconds"],
    headings: [/buy here/i, /signal/i, /product page/i, /receipt/i, /ways to pay/i, /^test/i],
    rows: [
      ["Value proposition"],
      ["Trust signals"],
      ["Product page"],
      ["Checkout speed"],
      ["Payment options"],
    ],
  },
  {
    path: "/facebook-ads-for-shopify-complete-guide",
    start: INTRODUCTION,
    closing: ADS,
    says: ["2.8 billion", "27%+", "7+ days"],
    headings: [
      /can do for a store/,
      ...[1, 2, 3, 4, 5, 6].map((step) => new RegExp(`^${step}\\. `)),
      /tips/i,
      /six ad types/i,
      /four metrics/i,
      /^scale only/i,
    ],
    rows: [
      ["ROAS", "3:1 or higher"],
      ["CTR", "1-2%"],
      ["CVR", "2-5%"],
      ["Frequency", "under 3.0"],
    ],
  },
  {
    path: "/best-budget-bidding-strategy-shopify",
    start: INTRODUCTION,
    closing: ADS,
    says: ["$20-30", "10-15%", "$100-150"],
    headings: [
      /budget/i,
      /how to bid/i,
      /tips/i,
      /split the money/i,
      /mistakes/i,
      /^Weeks 1-2/,
      /^Weeks 3-4/,
      /^Weeks 5\+/,
    ],
    rows: [
      ["Cold traffic", "60%"],
      ["Retargeting", "25%"],
      ["Lookalike", "10%"],
      ["Testing", "5%"],
    ],
  },
  {
    path: "/ai-marketing-analytics-tools-shopify",
    start: INTRODUCTION,
    closing: "/services",
    says: ["$199", "$250-$600+"],
    headings: [],
    rows: [
      ...["$29+", "$99", "$5-15", "$30+", "$23-47", "$12.99", "$129+", "$360+", "$99+", "free"],
      "$45 (free to 250 contacts)",
    ].map((price) => [price]),
  },
];
