import { z } from "zod";
import { reference } from "../../content/fields/reference";
import { group } from "../../content/fields/structure";
import { actions, sectionFrame } from "../../content/fields/shared-fields";

export const caseHighlightSchema = group(
  "CaseHighlightSection",
  "One case study: its main figure, very large, beside the words.",
  {
    type: z.literal("case-highlight").meta({ description: "case-highlight" }),
    ...sectionFrame,
    caseStudy: reference("CaseStudy", "A folder of content/case-studies."),
    actions: actions.optional(),
  },
);
