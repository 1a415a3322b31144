import { defineContentType } from "../content-type";
import { group, list, wholeNumber } from "../fields/structure";
import { text } from "../fields/text";
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

export const pricingPlan = defineContentType({
  name: "PricingPlan",
  description: "A plan of the pricing page, with its monthly and its annual price.",
  files: "shared/pricing-plans.yaml",
  format: "yaml-map",
  variables: {
    prefix: "pricing",
    read: ({ name, monthly, annual }) => ({
      name,
      price: `$${String(monthly.price)}`,
      annual: `$${String(annual.price)}`,
    }),
  },
  schema: group("PricingPlan", "A plan of the pricing page.", {
    name: text("The name of the plan.", { max: 24 }),
    description: text("Who the plan is for, in a sentence.", { max: 140 }),
    badge: text("The words of the plan's badge.", { max: 24 }),
    monthly,
    annual,
    period: text("What the price is for: per month.", { max: 20 }),
    features: list(feature, "What the plan includes.", { min: 3, max: 12 }),
    isHighlighted,
    action: action("The button of the plan."),
  }),
});
