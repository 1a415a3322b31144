import { z } from "zod";
import { group, list, reference, text } from "../../content-model/fields";
import { actions, sectionFrame } from "../../content-model/shared-fields";

export const ledgerSchema = group(
  "LedgerSection",
  "Case results, set like the entries of a ledger.",
  {
    type: z.literal("ledger").meta({ description: "ledger" }),
    ...sectionFrame,
    columns: group("LedgerColumns", "The headings of the columns.", {
      brand: text("Over the names of the brands.", { max: 24 }),
      figure: text("Over the headline figures.", { max: 24 }),
      proof: text("Over the second figures.", { max: 40 }),
      services: text("Over what was done.", { max: 40 }),
    }),
    caseStudies: list(reference("CaseStudy", "A folder of content/case-studies."), "The entries."),
    actions: actions.optional(),
  },
);
