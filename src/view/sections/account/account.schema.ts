import {
  caseStudy,
  columnHeadings,
  fact,
  group,
  list,
  reference,
  reportProblem,
  section,
  text,
} from "../../../content/fields";
import { createIssue } from "../../../content/issues";

const figure = group("AccountFigure", "One figure.", {
  fact,
  label: text("What the figure is. Default: the label of the fact.", {
    max: 90,
  }).optional(),
});

export const accountSchema = section(
  "account",
  "Rows with a figure in the account column: case results, fees, or figures.",
  {
    columns: columnHeadings(
      "Column headings, in order. Case studies: brand, second figure with the services, main figure. Fees: service, what the client gets, fee. Figures have none.",
      3,
    ).default([]),
    caseStudies: list(
      caseStudy,
      "Case results, with bars on one scale.",
    ).optional(),
    fees: list(
      reference("PartnerFee", "A key in content/shared/partner-fees.yaml."),
      "Fees that partners can charge.",
    ).optional(),
    figures: list(figure, "Figures, in order.", { min: 2, max: 6 }).optional(),
  },
  { oneOf: ["caseStudies", "fees", "figures"] },
).superRefine(({ columns, caseStudies, fees }, context) => {
  const hasColumns = columns.length > 0;
  if (hasColumns === Boolean(caseStudies ?? fees)) return;
  const issue = createIssue(
    "out-of-range",
    `has ${columns.length} column headings`,
    hasColumns ? "remove them: figures have none" : "write three",
    { path: ["columns"] },
  );
  reportProblem(context, issue);
});
