import { reference } from "../../content/fields/reference";
import { actions, section } from "../../content/fields/shared-fields";

export const caseHighlightSchema = section(
  "case-highlight",
  "One case study: its main figure, very large, beside the words.",
  {
    caseStudy: reference("CaseStudy", "A folder of content/case-studies."),
    actions: actions.optional(),
  },
);
