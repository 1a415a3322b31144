import {
  actions,
  caseStudy,
  columnHeadings,
  list,
  section,
} from "../../../content/fields";

export const ledgerSchema = section(
  "ledger",
  "Case results, as rows of a ledger with bars on one scale.",
  {
    columns: columnHeadings("LedgerColumns", {
      brand: "Column heading: the brand.",
      figure: "Column heading: the main figure.",
      proof: "Column heading: the second figure.",
      services: "Column heading: the services.",
    }),
    caseStudies: list(caseStudy, "Case studies, in order."),
    actions: actions.optional(),
  },
);
