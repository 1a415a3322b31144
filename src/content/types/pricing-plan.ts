import type { z } from "zod";
import { defineContentType } from "../content-type";
import type { Problem } from "../problems/problem";
import { group, list, wholeNumber } from "../fields/structure";
import { source, standing } from "../fields/claim";
import { text } from "../fields/text";
import { formatDollars } from "../../site/format/format-dollars";
import { action, feature, isHighlighted } from "../fields/shared-fields";

const dollars = { min: 1, max: 100_000 };

const monthly = group("MonthlyPrice", "The price with monthly billing.", {
  price: wholeNumber("US dollars per month.", dollars),
  originalPrice: wholeNumber("The price it replaces, shown struck through.", dollars),
});

const annual = group("AnnualPrice", "The price with annual billing.", {
  price: wholeNumber("US dollars per month.", dollars),
  originalPrice: wholeNumber("The price it replaces, shown struck through.", dollars),
  saving: text("What a year costs less: Save $240/year.", { max: 40 }),
});

const schema = group("PricingPlan", "A plan of the pricing page.", {
  name: text("The name of the plan.", { max: 24 }),
  description: text("Who the plan is for, in a sentence.", { max: 140 }),
  badge: text("The words of the plan's badge.", { max: 24 }),
  monthly,
  annual,
  period: text("What the price is for: per month.", { max: 20 }),
  features: list(feature, "What the plan includes.", { min: 3, max: 12 }),
  isHighlighted,
  setupFee: text("What setting up costs, in words: $300 once, or none.", { max: 60 }).optional(),
  source,
  standing,
  action: action("The button of the plan."),
});

type PricingPlanValue = z.output<typeof schema>;

export const pricingPlan = defineContentType({
  name: "PricingPlan",
  description: "A plan of the pricing page, with its monthly and its annual price.",
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
  receipts: ({ name, monthly, annual, period, source }) => [
    { word: "price", value: formatDollars(monthly.price), measure: name, period, source },
    {
      word: "annual",
      value: formatDollars(annual.price),
      measure: `${name}, billed annually`,
      period,
      source,
    },
  ],
  checkLaunch: checkSaving,
  schema,
});

/** A price elsewhere is written out or that of a pricing plan; a chain of variables would be filled in only once. */
export function checkPrice(written: string): Problem[] {
  if (!written.replaceAll(/\{\{pricing\.[\w.-]+\}\}/g, "").includes("{{")) return [];
  const hint = "write the figure itself, or that of a pricing plan: {{pricing.growth.price}}";
  return [{ what: "names another variable", hint }];
}

/** What a year costs less is told from the regular annual price; a reader compares it with twelve monthly payments. */
function checkSaving({ monthly, annual, setupFee }: PricingPlanValue): Problem[] {
  const months = 12 * (monthly.price - annual.price);
  const told = Number(/\d+/.exec(annual.saving.replaceAll(",", ""))?.[0]);
  const percent = Math.round((100 * (monthly.price - annual.price)) / monthly.price);
  const what = `says "${annual.saving}"; twelve monthly payments cost ${formatDollars(months)} more, ${String(percent)}%`;
  return [
    ...(told === months && percent >= 20
      ? []
      : [
          {
            path: ["annual", "saving"],
            what,
            hint: "confirm the discount and the page's badge",
            task: "confirm" as const,
          },
        ]),
    ...(setupFee === undefined
      ? [{ path: ["setupFee"], what: "is missing", hint: "say what setup costs, or `none`" }]
      : []),
  ];
}
