import {
  date,
  group,
  list,
  reference,
  section,
  text,
} from "../../../content/fields";

export const pricingPlansSchema = section(
  "pricing-plans",
  "Plans with a switch between monthly and annual prices.",
  {
    billing: group(
      "BillingSwitch",
      "Switch between monthly and annual billing.",
      {
        label: text("Accessible name of the switch, for screen readers.", {
          max: 40,
        }),
        monthly: text(
          "Text of the first option, which is selected at the start.",
          { max: 20 },
        ),
        annual: text("Text of the second option.", { max: 20 }),
        annualBadge: text("Badge of the second option: Save 20%.", { max: 20 }),
        monthlyNotice: text(
          "Announced by screen readers when monthly prices appear.",
          { max: 90 },
        ),
        annualNotice: text(
          "Announced by screen readers when annual prices appear.",
          { max: 90 },
        ),
        monthlyTerms: text(
          "Terms of monthly billing: payment and cancellation.",
          { max: 300 },
        ),
        annualTerms: text(
          "Terms of annual billing, and how savings are calculated.",
          { max: 300 },
        ),
        originalPrice: text(
          "Read before a struck-through price, by screen readers.",
          { max: 30 },
        ),
        saving: text(
          "What a year costs less than at the price struck through: Save {amount}/year.",
          { max: 40 },
        ),
      },
    ),
    plans: list(
      reference("PricingPlan", "A key in content/shared/pricing-plans.yaml."),
      "Plans, in order.",
      { min: 2, max: 4 },
    ),
    line: group(
      "PlanLine",
      "The double rule below the chosen plan: what is below it is not in the plan.",
      {
        label: text("Accessible name of the choice, for screen readers.", {
          max: 60,
        }),
        handle: text("Hint beside the handle of the rule.", { max: 40 }),
        left: text("At the end of each line below the rule: stays with you.", {
          max: 24,
        }),
      },
    ),
    apart: list(
      reference("OfferPart", "A key in content/shared/offer.yaml."),
      "Work that no plan includes, with what it costs.",
      { max: 4 },
    ).optional(),
    pricesValidUntil: date(
      "Last day of these prices, YYYY-MM-DD, for search engines.",
      {
        expires: true,
      },
    ),
  },
  { ownFigures: true, recordIds: ["plans"] },
);
