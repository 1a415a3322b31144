import {
  actions,
  columnHeadings,
  group,
  section,
  text,
  wholeNumber,
} from "../../../content/fields";

const input = (description: string) =>
  group("CalculatorInput", "A slider of the calculator, in dollars.", {
    label: text("Label of the slider.", { max: 80 }),
    value: wholeNumber("Value at first.", { min: 0, max: 95 }),
    max: wholeNumber("Largest value.", { min: 1, max: 95 }),
  }).describe(description);

export const calculatorSchema = section(
  "calculator",
  "Break-even calculator: what an ad must return when costs are taken from every $100 of sales.",
  {
    cost: input("Cost of goods and shipping in every $100 of sales."),
    refunds: input("Refunds and discounts in every $100 of sales."),
    result: text("Above the result.", { max: 60 }),
    meaning: text("Below the result; {sales} is filled in for $1 of ads.", {
      max: 120,
    }),
    impossible: text("In place of the result if nothing is left of a sale.", {
      max: 80,
    }),
    columns: columnHeadings("CalculatorColumns", {
      left: "Above what is left of $100.",
      result: "Above the return that is needed.",
    }),
    actions: actions.optional(),
  },
  { ownFigures: true },
);
