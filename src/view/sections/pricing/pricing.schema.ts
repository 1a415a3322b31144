import {
  date,
  group,
  list,
  reference,
  section,
  text,
} from "../../../content/fields";

const account = group(
  "PlanAccount",
  "The plans as one account, with a line below the chosen one, and a switch between monthly and annual prices.",
  {
    billing: group(
      "BillingSwitch",
      "Switch between monthly and annual billing.",
      {
        label: text("Accessible name of the switch, for screen readers."),
        monthly: text(
          "Text of the first option, which is selected at the start.",
          { max: 20 },
        ),
        annual: text("Text of the second option.", { max: 20 }),
        annualBadge: text("Badge of the second option: Save 20%.", { max: 20 }),
        monthlyTerms: text(
          "Terms of monthly billing: payment and cancellation.",
        ),
        annualTerms: text(
          "Terms of annual billing, and how savings are calculated.",
        ),
        originalPrice: text(
          "Read before a struck-through price, by screen readers.",
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
        label: text("Accessible name of the choice, for screen readers."),
        left: text("At the end of each line below the rule: stays with you.", {
          max: 24,
        }),
      },
    ),
    pricesValidUntil: date(
      "Last day of these prices, YYYY-MM-DD, for search engines.",
      { expires: true },
    ),
  },
);

export const pricingSchema = section(
  "pricing",
  "Plans: side by side, or as one account with a line below the chosen one.",
  {
    plans: list(
      reference("Plan", "A key in content/shared/plans.yaml."),
      "Plans side by side, in order. On phones they open one at a time.",
      { min: 2, max: 4 },
    ).optional(),
    samePlan: text(
      "Below the plan's name, if the pricing page has it as {name}.",
      { max: 60 },
    ).optional(),
    account: account.optional(),
  },
  {
    oneOf: ["plans", "account"],
    ownFigures: true,
    recordIds: ["plans", "account.plans"],
  },
);
