import { date, group, list, reference, section, text } from "../../content/fields";

export const pricingPlansSchema = section(
  "pricing-plans",
  "Plans with a switch between monthly and annual prices.",
  {
    billing: group("BillingSwitch", "The switch between the two ways to pay, and its words.", {
      label: text("What the switch is called by assistive technology.", { max: 40 }),
      monthly: text("The first choice, shown at first.", { max: 20 }),
      annual: text("The second choice.", { max: 20 }),
      annualBadge: text("The badge of the second choice: Save 20%.", { max: 20 }),
      monthlyNotice: text("Read out when monthly prices have come up.", { max: 90 }),
      annualNotice: text("Read out when annual prices have come up.", { max: 90 }),
      monthlyTerms: text("What is paid when, and how it ends, with the first choice.", {
        max: 240,
      }),
      annualTerms: text("The same with the second choice, and how the savings are worked out.", {
        max: 240,
      }),
      originalPrice: text("Said before a price that is struck through.", { max: 30 }),
    }),
    plans: list(
      reference("PricingPlan", "A key of content/shared/pricing-plans.yaml."),
      "The plans, in order.",
      { min: 2, max: 4 },
    ),
    pricesValidUntil: date("The last day of these prices, for search engines.", { expires: true }),
  },
);
