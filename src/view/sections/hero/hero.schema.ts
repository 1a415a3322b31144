import { z } from "zod";
import {
  actions,
  caseStudy,
  columnHeadings,
  fact,
  group,
  image,
  link,
  list,
  markdown,
  oneOf,
  sectionAnchor,
  sectionHeader,
  text,
} from "../../../content/fields";

export const heroSchema = group(
  "HeroSection",
  "Top of a page, with its only first-level heading.",
  {
    type: z.literal("hero").meta({ description: "hero" }),
    anchor: sectionAnchor.optional(),
    variant: oneOf("HeroVariant", "Layout of the hero. Default: plain.", {
      plain: "Large text without a picture.",
      split: "Text next to a picture that reaches the window's upper edge.",
      panorama: "Text on a card, over a picture as wide as the window.",
      tag: "The same, with a price tag on the right that hangs from a thread.",
      chart:
        "Large text, and the next section as its chart or table, in the same tone.",
    }).default("plain"),
    ...sectionHeader,
    actions: actions.optional(),
    image: image("Picture next to the text; `split` only.", {
      minWidth: 1200,
    }).optional(),
    cover: image("Picture across the window; `panorama` and `tag` only.", {
      minWidth: 2192,
    }).optional(),
    figures: list(fact, "Figures below the text, instead of `proof`.", {
      min: 2,
      max: 4,
    }).optional(),
    proof: caseStudy
      .describe(
        "Folder in content/case-studies. Shows its main result under the text.",
      )
      .optional(),
    report: group(
      "HeroReport",
      "Table of clients on one scale; replaces the layout.",
      {
        label: text("Accessible name of the table, for screen readers."),
        columns: columnHeadings(
          "Above the clients, the bars, which start at the level before, and the figures.",
          3,
        ),
        caseStudies: list(caseStudy, "The cases, the largest figure first.", {
          min: 2,
          max: 4,
        }),
        openLine: text(
          "What happens on the call, on the line of the visitor's store.",
          { max: 90 },
        ),
        badge: group("RatingBadge", "Rating, which links to its proof.", {
          rating: text("The rating, such as 4.8 / 5.", { max: 30 }),
          label: text("What the rating is about.", { max: 60 }),
          link: link("Link to the proof."),
        }).optional(),
        note: markdown(
          "How the figures are counted, and the terms, below the table.",
          { max: 260 },
        ),
      },
    ).optional(),
  },
);
