import {
  actions,
  columnHeadings,
  reference,
  section,
  slider,
  text,
} from "../../../content/fields";

export const hireOrPlanSchema = section(
  "hire-or-plan",
  "Comparison of a hire with a plan: what each costs, and the sales that pay for it.",
  {
    plan: reference("PricingPlan", "The plan that is compared."),
    salary: slider("Salary of the hire, in dollars a year.", 200_000),
    apps: slider("Apps that the hire needs, in dollars a month.", 10_000),
    hours: slider(
      "Hours a week to direct the hire, at the hire's own rate.",
      40,
    ),
    left: slider("Dollars left of every $100 of sales.", 100),
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
