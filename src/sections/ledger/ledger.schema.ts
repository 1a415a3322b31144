import { actions, caseStudy, columnHeadings, list, section } from "../../content/fields";

export const ledgerSchema = section("ledger", "Case results, set like the entries of a ledger.", {
  columns: columnHeadings("LedgerColumns", {
    brand: "Over the names of the brands.",
    figure: "Over the headline figures.",
    proof: "Over the second figures.",
    services: "Over what was done.",
  }),
  caseStudies: list(caseStudy, "The entries."),
  actions: actions.optional(),
});
