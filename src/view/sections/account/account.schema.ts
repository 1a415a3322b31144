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
  wholeNumber,
} from "../../../content/fields";
import { type Issue, createIssue } from "../../../content/issues";

const share = group("Share", "One share of a whole.", {
  label: text("What has the share.", { max: 40 }),
  share: wholeNumber("Share in percent.", { min: 1, max: 100 }),
  text: text("Explanation of the share.", { max: 300 }),
});

const figure = group("AccountFigure", "One figure.", {
  fact,
  label: text("What the figure is. Default: the label of the fact.", {
    max: 90,
  }).optional(),
});

/** How many columns of each kind of rows have a heading. */
const columnCounts = { caseStudies: 4, fees: 3, shares: 3, figures: 0 };

export const accountSchema = section(
  "account",
  "Rows with a figure in the account column: case results, fees, shares, or figures.",
  {
    columns: list(
      text("A column heading.", { max: 40 }),
      "Column headings, in order. Case studies: brand, second figure, services, main figure. Fees: service, what the client gets, fee. Shares: name, explanation, share. Figures have none.",
      { min: 3, max: 4 },
    ).default([]),
    caseStudies: list(
      caseStudy,
      "Case results, with bars on one scale.",
    ).optional(),
    fees: list(
      reference("PartnerFee", "A key in content/shared/partner-fees.yaml."),
      "Fees that partners can charge.",
    ).optional(),
    shares: list(share, "Shares of a whole as bars, the largest first.", {
      min: 2,
      max: 8,
    }).optional(),
    figures: list(figure, "Figures, in order.", { min: 2, max: 6 }).optional(),
    note: text("Note in the account column, next to the heading.", {
      max: 300,
    }).optional(),
    actions: actions.optional(),
  },
).superRefine(({ columns, caseStudies, fees, shares, figures }, context) => {
  const kind = requireOne(context, { caseStudies, fees, shares, figures });
  const issues = [
    ...(kind ? findWrongColumns(columns, kind) : []),
    ...findExcess(shares ?? []),
  ];
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

function findExcess(shares: readonly { share: number }[]): Issue[] {
  const sum = shares.reduce((total, { share }) => total + share, 0);
  if (sum <= 100) return [];
  const reason = `has shares that add up to ${String(sum)} percent`;
  const hint = "write shares of one whole: at most 100 together";
  return [createIssue("out-of-range", reason, hint, { path: ["shares"] })];
}
