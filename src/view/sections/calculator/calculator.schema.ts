import {
  actions,
  columnHeadings,
  section,
  slider,
  text,
} from "../../../content/fields";

export const calculatorSchema = section(
  "calculator",
  "Break-even calculator: what an ad must return when costs are taken from every $100 of sales.",
  {
    cost: slider("Cost of goods and shipping in every $100 of sales.", 95),
    refunds: slider("Refunds and discounts in every $100 of sales.", 95),
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
