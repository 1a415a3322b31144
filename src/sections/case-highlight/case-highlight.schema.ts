import { actions, caseStudy, section } from "../../content/fields";

export const caseHighlightSchema = section(
  "case-highlight",
  "One case study: its main figure, very large, beside the words.",
  {
    caseStudy,
    actions: actions.optional(),
  },
);
