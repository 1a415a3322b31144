import { reference } from "../../content/fields/reference";
import { list } from "../../content/fields/structure";
import { actions, columnHeadings, section } from "../../content/fields/shared-fields";

export const ledgerSchema = section("ledger", "Case results, set like the entries of a ledger.", {
  columns: columnHeadings("LedgerColumns", {
    brand: "Over the names of the brands.",
    figure: "Over the headline figures.",
    proof: "Over the second figures.",
    services: "Over what was done.",
  }),
  caseStudies: list(reference("CaseStudy", "A folder of content/case-studies."), "The entries."),
  actions: actions.optional(),
});
