import {
  columnHeadings,
  group,
  list,
  reportProblem,
  section,
  text,
  wholeNumber,
} from "../../../content/fields";
import { createIssue } from "../../../content/issues";

export const factorBarsSchema = section(
  "factor-bars",
  "Shares of a whole as bars, each with an explanation.",
  {
    columns: columnHeadings("FactorColumns", {
      factor: "Above the factors.",
      meaning: "Above the explanations.",
      share: "Above the shares.",
    }),
    items: list(
      group("Factor", "One share.", {
        label: text("Name of the factor.", { max: 40 }),
        share: wholeNumber("Share in percent.", { min: 1, max: 100 }),
        text: text("Explanation of the factor.", { max: 300 }),
      }),
      "Shares, the largest first.",
      { min: 2, max: 8 },
    ),
  },
).superRefine(({ items }, context) => {
  const sum = items.reduce((total, { share }) => total + share, 0);
  if (sum <= 100) return;
  const issue = createIssue(
    "out-of-range",
    `has shares that add up to ${String(sum)} percent`,
    "write shares of one whole: at most 100 together",
    { path: ["items"] },
  );
  reportProblem(context, issue);
});
