import { z } from "zod";
import { caseStudy, fact, group, image, link, list, oneOf, text } from "../../content/fields";
import { reference } from "../../content/fields/reference";
import { actions, sectionAnchor, sectionHeader } from "../../content/fields/shared-fields";

export const heroSchema = group(
  "HeroSection",
  "What a page opens with: its only first-level heading.",
  {
    type: z.literal("hero").meta({ description: "hero" }),
    anchor: sectionAnchor.optional(),
    variant: oneOf("HeroVariant", "How the hero is laid out.", {
      plain: "Words alone, set large.",
      split: "Words beside the picture.",
      panorama: "Words over a picture as wide as the page.",
      stage: "Words over the top edge of what follows; for a page that opens on a dashboard.",
    }).default("plain"),
    ...sectionHeader,
    actions: actions.optional(),
    image: image("The picture beside the words; `split` only.", { minWidth: 1200 }).optional(),
    cover: image("The picture across the page, below the words; `panorama` only.", {
      minWidth: 2192,
    }).optional(),
    figures: list(fact, "Headline figures below the actions.", { min: 2, max: 4 }).optional(),
    proof: reference(
      "CaseStudy",
      "A folder of content/case-studies: its result stands in one line under the words.",
    ).optional(),
    report: group("HeroReport", "Results of clients beside the words, one at a time.", {
      label: text("What the choice of clients is called by assistive technology.", { max: 40 }),
      scale: text("What the two bars are; {level} is the second, where the first is 100.", {
        max: 60,
      }),
      linkLabel: text("The link to the case; {brand} is filled in.", { max: 40 }),
      caseStudies: list(caseStudy, "The cases, the one shown at first on top.", { min: 2, max: 4 }),
    }).optional(),
    badge: group("RatingBadge", "A line of proof that leads to where it is shown.", {
      rating: text("The rating, such as 4.8 / 5.", { max: 30 }),
      label: text("What the rating is of.", { max: 60 }),
      link: link("Where the proof stands."),
    }).optional(),
  },
);
