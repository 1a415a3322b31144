import {
  actions,
  caseStudy,
  fact,
  group,
  list,
  reference,
  reportProblem,
  requireOne,
  section,
  text,
} from "../../../content/fields";
import { type Issue, createIssue } from "../../../content/issues";

const figure = group("AccountFigure", "One figure.", {
  fact,
  label: text("What the figure is. Default: the label of the fact.", {
    max: 90,
  }).optional(),
});

/** How many columns of each kind of rows have a heading. */
const columnCounts = { caseStudies: 3, fees: 3, figures: 0 };

export const accountSchema = section(
  "account",
  "Rows with a figure in the account column: case results, fees, or figures.",
  {
    columns: list(
      text("A column heading.", { max: 40 }),
      "Column headings, in order. Case studies: brand, second figure with the services, main figure. Fees: service, what the client gets, fee. Figures have none.",
      { min: 3, max: 3 },
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
    actions: actions.optional(),
  },
).superRefine(({ columns, caseStudies, fees, figures }, context) => {
  const kind = requireOne(context, { caseStudies, fees, figures });
  const issues = kind ? findWrongColumns(columns, kind) : [];
  for (const issue of issues) reportProblem(context, issue);
});

function findWrongColumns(
  columns: readonly string[],
  kind: keyof typeof columnCounts,
): Issue[] {
  const count = columnCounts[kind];
  if (columns.length === count) return [];
  const reason = `has ${String(columns.length)} column headings`;
  const hint = `write ${String(count)} for ${kind}`;
  return [createIssue("out-of-range", reason, hint, { path: ["columns"] })];
}
