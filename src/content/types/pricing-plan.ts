import { formatDollars } from "../../lib/format/format-dollars";
import { defineContentType } from "../content-type";
import {
  everythingIn,
  feature,
  group,
  isHighlighted,
  list,
  planButton,
  text,
} from "../fields";
import { source, reviewStatus } from "../fields/claim";
import { reference } from "../fields/reference";
import { wholeNumber } from "../fields/structure";
import { type Issue, createIssue } from "../issues";

const dollars = { min: 1, max: 100_000 };

const prices = {
  price: wholeNumber("US dollars per month.", dollars),
  originalPrice: wholeNumber("Previous price, shown struck through.", {
    ...dollars,
    min: 2,
  }),
};

export const pricingPlan = defineContentType({
  files: "shared/pricing-plans.yaml",
  format: "yaml-map",
  variables: {
    prefix: "pricing",
    read: ({ name, monthly, annual }) => ({
      name,
      price: formatDollars(monthly.price),
      annual: formatDollars(annual.price),
    }),
  },
  figures: ({ name, monthly, annual, period, source }) =>
    [
      { word: "price", value: formatDollars(monthly.price), measure: name },
      {
        word: "annual",
        value: formatDollars(annual.price),
        measure: `${name}, billed annually`,
      },
    ].map((figure) => ({ ...figure, period, source })),
  schema: group(
    "PricingPlan",
    "A plan on the pricing page, with its monthly and annual price.",
    {
      name: text("Name of the plan.", { max: 24 }),
      description: text("Who the plan is for, in one sentence.", { max: 140 }),
      badge: text("Text of the plan's badge.", { max: 24 }),
      monthly: group("MonthlyPrice", "Price with monthly billing.", prices),
      annual: group("AnnualPrice", "Price with annual billing.", prices),
      period: text("What the price covers: per month.", { max: 20 }),
      everythingIn: everythingIn("PricingPlan"),
      doneBy: text(
        "Who does what the plan adds, at the end of each line: we do it.",
        { max: 24 },
      ),
      features: list(feature, "What the plan includes.", { min: 3, max: 12 }),
      isHighlighted,
      setupFee: text("Setup fee: `$300 once`, or `none`.", {
        max: 60,
      }).optional(),
      source,
      reviewStatus,
      action: planButton,
    },
  ),
  check: ({ monthly, annual }) => [
    ...checkStruckPrice("monthly", monthly),
    ...checkStruckPrice("annual", annual),
    ...checkAnnual(monthly.price, annual.price),
  ],
  // Savings are measured against the regular annual price, but readers compare with twelve monthly payments.
  checkLaunch: ({ monthly, annual, setupFee }) => {
    const shown = annual.originalPrice - annual.price;
    const saved = monthly.price - annual.price;
    const percent = Math.round((100 * saved) / monthly.price);
    const isConfirmed = saved === shown && percent >= 20;
    const reason = `saves ${formatDollars(12 * shown)} a year on the page, but ${formatDollars(12 * saved)} of twelve monthly payments (${percent}%)`;
    const hint = "confirm the discount and the badge on the page";
    const feeHint = "add it: what setup costs, or `none`";
    const discount = { path: ["annual", "price"] };
    const fee = { path: ["setupFee"] };
    return [
      ...(isConfirmed
        ? []
        : [createIssue("unconfirmed-discount", reason, hint, discount)]),
      ...(setupFee
        ? []
        : [createIssue("missing-field", "is missing", feeHint, fee)]),
    ];
  },
});

/** A previous price that is not above the new one makes it no offer. */
function checkStruckPrice(
  field: string,
  { price, originalPrice }: { price: number; originalPrice: number },
): Issue[] {
  if (originalPrice > price) return [];
  const reason = `${formatDollars(originalPrice)} is struck through, but not more than the price, ${formatDollars(price)}`;
  const hint = `write a number above ${price}: the price before`;
  return [
    createIssue("out-of-range", reason, hint, {
      path: [field, "originalPrice"],
    }),
  ];
}

/** A year is not more expensive than its months. */
function checkAnnual(monthly: number, annual: number): Issue[] {
  if (annual <= monthly) return [];
  const reason = `${formatDollars(annual)} is more than the monthly price, ${formatDollars(monthly)}`;
  const place = { path: ["annual", "price"] };
  return [
    createIssue("out-of-range", reason, `write at most ${monthly}`, place),
  ];
}

export const plan = defineContentType({
  files: "shared/plans.yaml",
  format: "yaml-map",
  variables: {
    prefix: "plan",
    read: ({ name, price }) => ({ name, price }),
  },
  figures: ({ name, price, period, source }) =>
    /\d|\{\{/.test(price)
      ? [{ word: "price", value: price, measure: name, period, source }]
      : [],
  schema: group("Plan", "A service plan on the home page.", {
    name: text("Name of the plan.", { max: 24 }),
    qualification: text("Who the plan is for, in one line.", { max: 90 }),
    price: text(
      "The price, as {{pricing.growth.price}}, or a phrase such as `Custom`.",
      {
        max: 40,
      },
    ),
    period: text("What the price covers: per month.", { max: 20 }).optional(),
    priceDescription: text("Note under the price.", { max: 90 }).optional(),
    everythingIn: everythingIn("Plan"),
    features: list(feature, "What the plan includes.", { min: 3, max: 12 }),
    samePlan: reference(
      "PricingPlan",
      "The same plan on the pricing page.",
    ).optional(),
    isHighlighted,
    source,
    reviewStatus,
    action: planButton,
  }),
});
