import {
  group,
  list,
  reference,
  reportProblem,
  section,
  slider,
  text,
  wholeNumber,
} from "../../../content/fields";
import { entryKey } from "../../../content/fields/link";
import { checkFinder } from "./check-finder";

const plan = reference(
  "PricingPlan",
  "A key in content/shared/pricing-plans.yaml.",
);

const sum = group("ToolSum", "A calculation with the visitor's own values.", {
  plan: plan
    .describe(
      "The plan that a hire is compared with. Without it, the sum is the return that an ad must bring.",
    )
    .optional(),
  sliders: list(
    slider,
    "Return of an ad: cost of goods, and refunds, in every $100 of sales. Hire: salary a year, apps a month, the owner's hours a week, and what is left of $100 of sales.",
    { min: 2, max: 4 },
  ),
  examples: list(
    wholeNumber("Value of the first slider.", { min: 0, max: 200_000 }),
    "Rows of the worked table, for visitors without scripts.",
    { min: 2, max: 6 },
  ),
  result: text("Above the result.", { max: 60 }),
  lines: list(
    text("A line with its gaps.", { max: 160 }),
    "Below the result. Return: {sales} for $1 of ads. Hire: the sales that pay for the {hire} and the {plan}, and the {months} of the plan that a year of the hire would pay for.",
    { max: 2 },
  ),
  impossible: text("In place of the lines if nothing is left of a sale.", {
    max: 80,
  }).optional(),
  columns: list(
    text("A column heading.", { max: 40 }),
    "Of the worked table. Return: what is left of $100, the return. Hire: salary or plan, cost, sales, months of the plan.",
    { min: 2, max: 4 },
  ),
});

const question = group(
  "FinderQuestion",
  "A question with one answer to choose.",
  {
    label: text("The question, in a few words.", { max: 60 }),
    answers: list(
      group("FinderAnswer", "One answer.", {
        key: entryKey("Key of the answer, used by `when`, unique."),
        label: text(
          "The answer, short enough for a third of a phone's width.",
          { max: 24 },
        ),
      }),
      "The answers, from less to more.",
      { min: 2, max: 3 },
    ),
  },
);

const fit = group("FinderFit", "A plan, and for whom it is.", {
  plan,
  start: text("What happens in the first days, in one or two lines.", {
    max: 240,
  }),
  when: list(
    group("FinderCase", "Answers that lead to the plan.", {
      answers: list(entryKey("Key of an answer."), "All are required.", {
        max: 3,
      }),
    }),
    "For whom the plan is. Leave out in the last one, which is for everyone else.",
  ).default([]),
});

const finder = group(
  "ToolFinder",
  "A few questions that lead to the right plan.",
  {
    startLabel: text("Heading of `start`: The first 14 days.", { max: 40 }),
    questions: list(question, "The questions, in order.", { min: 2, max: 3 }),
    fits: list(fit, "The plans. The first one whose answers were given fits.", {
      min: 2,
      max: 4,
    }),
  },
).superRefine((value, context) => {
  for (const issue of checkFinder(value)) reportProblem(context, issue);
});

export const toolSchema = section(
  "tool",
  "What a visitor works out on the page: a sum with sliders, or the plan that fits.",
  { sum: sum.optional(), finder: finder.optional() },
  { ownFigures: true, oneOf: ["sum", "finder"] },
);
