import {
  action,
  caseStudy,
  flag,
  group,
  list,
  reference,
  section,
  text,
} from "../../../content/fields";

const more = group("MoreCases", "Last row, without a case study.", {
  title: text("Heading of the row.", { max: 70 }),
  text: text("What the linked page shows.", { max: 200 }),
  action: action("Link of the row."),
});

export const proofSchema = section(
  "proof",
  "What clients achieved, or what they say.",
  {
    caseStudies: list(
      caseStudy,
      "Case studies, in order: rows with a picture. A single one is shown with its main figure, very large.",
      { max: 6 },
    ).optional(),
    areExhibits: flag(
      "True for an index of `caseStudies`: each has its whole picture and a very large figure.",
    ),
    more: more.optional(),
    testimonials: list(
      reference("Testimonial", "A key in content/shared/testimonials.yaml."),
      "Testimonials, in order: the first one is large.",
    ).optional(),
  },
  {
    oneOf: ["caseStudies", "testimonials"],
    recordIds: ["caseStudies", "testimonials"],
  },
);
