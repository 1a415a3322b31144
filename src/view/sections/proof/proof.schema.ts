import {
  actions,
  caseStudy,
  flag,
  list,
  reference,
  reportProblem,
  requireOne,
  section,
  text,
} from "../../../content/fields";
import { createIssue } from "../../../content/issues";

export const proofSchema = section(
  "proof",
  "What clients achieved, or what they say.",
  {
    caseStudies: list(
      caseStudy,
      "Case studies, in order: rows with a picture. A single one is shown with its main figure, very large.",
      { max: 6 },
    ).optional(),
    linkLabel: text(
      "With `caseStudies`: text of the link to each one, such as Read the case study.",
      { max: 40 },
    ).optional(),
    areExhibits: flag(
      "True for an index of `caseStudies`: each has its whole picture and a very large figure.",
    ),
    testimonials: list(
      reference("Testimonial", "A key in content/shared/testimonials.yaml."),
      "Testimonials, in order: the first one is large.",
    ).optional(),
    actions: actions.optional(),
  },
  { recordIds: ["caseStudies", "testimonials"] },
).superRefine(({ caseStudies, testimonials, linkLabel }, context) => {
  requireOne(context, { caseStudies, testimonials });
  if (!caseStudies || linkLabel) return;
  const hint = "add it: text of the link to each case study";
  const place = { path: ["linkLabel"] };
  reportProblem(
    context,
    createIssue("missing-field", "is missing", hint, place),
  );
});
