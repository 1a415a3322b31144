import { actions, caseStudy, section } from "../../../content/fields";

export const caseHighlightSchema = section(
  "case-highlight",
  "One case study: its main figure, very large, next to the text.",
  {
    caseStudy,
    actions: actions.optional(),
  },
);
