import {
  actions,
  columnHeadings,
  group,
  reference,
  section,
  text,
  wholeNumber,
} from "../../../content/fields";

const input = (description: string) =>
  group("HireInput", "A slider of the comparison.", {
    label: text("Label of the slider.", { max: 80 }),
    value: wholeNumber("Value at first.", { min: 0, max: 200_000 }),
    max: wholeNumber("Largest value.", { min: 1, max: 200_000 }),
    step: wholeNumber("Difference between two values.", {
      min: 1,
      max: 10_000,
    }),
  }).describe(description);

export const hireOrPlanSchema = section(
  "hire-or-plan",
  "Comparison of a hire with a plan: what each costs, and the sales that pay for it.",
  {
    plan: reference("PricingPlan", "The plan that is compared."),
    salary: input("Salary of the hire, in dollars a year."),
    apps: input("Apps that the hire needs, in dollars a month."),
    hours: input("Hours a week to direct the hire, at the hire's own rate."),
    left: input("Dollars left of every $100 of sales."),
    result: text("Above the monthly cost of the hire.", { max: 60 }),
    salesLine: text(
      "Below it: the sales that pay for the hire, {hire}, and for the plan, {plan}.",
      { max: 160 },
    ),
    monthsLine: text(
      "Below that: {months} of the plan cost what the hire costs in a year.",
      { max: 120 },
    ),
    columns: columnHeadings("HireColumns", {
      salary: "Above the salaries; the plan is the last row.",
      cost: "Above the costs of a month.",
      sales: "Above the sales that pay for them.",
      months: "Above the months of the plan.",
    }),
    actions: actions.optional(),
  },
  { ownFigures: true },
);
