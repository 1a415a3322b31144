import { defineContentType } from "../content-type";
import { group, list } from "../fields/structure";
import { source, standing } from "../fields/claim";
import { reference } from "../fields/reference";
import { text } from "../fields/text";
import { checkPrice } from "./pricing-plan";
import { action, feature, isHighlighted } from "../fields/shared-fields";

export const plan = defineContentType({
  name: "Plan",
  description: "A service plan, as the home page offers it.",
  files: "shared/plans.yaml",
  format: "yaml-map",
  variables: {
    prefix: "plan",
    read: ({ name, price }) => ({ name, price }),
  },
  receipts: ({ name, price, period, source }) =>
    // "Let's Talk" is no figure.
    /\d|\{\{/.test(price) ? [{ word: "price", value: price, measure: name, period, source }] : [],
  check: ({ value }) => checkPrice(value.price).map((problem) => ({ ...problem, path: ["price"] })),
  schema: group("Plan", "A service plan.", {
    name: text("The name of the plan.", { max: 24 }),
    qualification: text("Who the plan is for, in one line.", { max: 90 }),
    price: text(
      "The price as visitors read it: {{pricing.growth.price}} for that of the pricing page, or words where there is none.",
      { max: 40 },
    ),
    period: text("What the price is for: per month.", { max: 20 }).optional(),
    priceDescription: text("A note under the price.", { max: 90 }).optional(),
    features: list(feature, "What the plan includes.", { min: 3, max: 12 }),
    samePlan: reference("PricingPlan", "The plan of the pricing page that it is.").optional(),
    isHighlighted,
    source,
    standing,
    action: action("The button of the plan."),
  }),
});
