/** What is agreed with the owner of an article. */
export interface ArticleFacts {
  /** The anchor that the hero leads down to, if not the introduction. */
  start?: string;
  /** The service that the closing band leads to. */
  closing: string;
  /** Figures and words of its text. */
  says?: string[];
  /** Headings, in this order; others may stand between them. */
  headings?: RegExp[];
  /** Entries of one table, each in a row of its own, and cells that the row has. */
  rows?: string[][];
}

const STORE = "/services/shopify-store-optimization";
const CONVERSION = "/services/shopify-conversion-optimization";
const ADS = "/services/shopify-paid-advertising";
const CAUSES = "Traffic, Design, Pricing, Product pages, Trust, Funnel, Operations, Brand".split(
  ", ",
);

/** By address. */
export const ARTICLE_FACTS: Record<string, ArticleFacts> = {
  "/how-to-rank-shopify-blogs-for-llms": {
    start: "content-strategy",
    closing: "/services/shopify-content-marketing",
    says: ["6 months"],
    headings: [/^content strategy$/i, /every 6 months$/],
  },
  "/best-shopify-themes": {
    start: "themes",
    closing: STORE,
    says: ["$300–$400"],
    headings: [/^themes$/i, /audit your apps (every quarter|quarterly)/i],
  },
  "/shopify-generative-ai-custom-sections": {
    closing: STORE,
  },
  "/how-to-use-shopify-generative-ai": {
    closing: STORE,
    headings: [1, 2, 3, 4, 5, 6].map((step) => new RegExp(`^Step ${step}: `)),
  },
  "/diagnose-low-sales-common-problems": {
    closing: CONVERSION,
    headings: [
      ...CAUSES.flatMap((cause) =>
        ["problem", "how to identify", "solution"].map(
          (part) => new RegExp(`^${cause}: (the )?${part}`, "i"),
        ),
      ),
      /checklist/i,
    ],
  },
  "/conversion-rate-optimization-techniques": {
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
  "/facebook-ads-for-shopify-complete-guide": {
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
      ["CTR", "1–2%"],
      ["CVR", "2–5%"],
      ["Frequency", "under 3.0"],
    ],
  },
  "/best-budget-bidding-strategy-shopify": {
    closing: ADS,
    says: ["$20–30", "10–15%", "$100–150"],
    headings: [
      /budget/i,
      /how to bid/i,
      /tips/i,
      /split the money/i,
      /mistakes/i,
      /^Weeks 1–2/,
      /^Weeks 3–4/,
      /^Weeks 5\+/,
    ],
    rows: [
      ["Cold traffic", "60%"],
      ["Retargeting", "25%"],
      ["Lookalike", "10%"],
      ["Testing", "5%"],
    ],
  },
  "/ai-marketing-analytics-tools-shopify": {
    closing: "/services",
    says: ["$199", "$250–$600+"],
    rows: [
      ...["$29+", "$99", "$5–15", "$30+", "$23–47", "$12.99", "$129+", "$360+", "$99+", "free"],
      "$45 (free to 250 contacts)",
    ].map((price) => [price]),
  },
};
