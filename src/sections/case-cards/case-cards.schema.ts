import { group, list, oneOf, text } from "../../content/fields";
import { action, actions, section, caseStudy } from "../../content/fields/shared-fields";

export const caseCardsSchema = section(
  "case-cards",
  "Case studies as cards with a picture and the main result.",
  {
    variant: oneOf("CaseCardsVariant", "How the cards are laid out.", {
      slider: "A teaser each; on small screens a row to swipe, with dots.",
      grid: "An entry each with the services, in one, two or three columns by width.",
    }).default("slider"),
    linkLabel: text("The link of a card: Read the case study.", { max: 40 }),
    caseStudies: list(caseStudy, "The case studies, in order.", { min: 2, max: 6 }),
    more: group("MoreCases", "A last card without a case study of its own.", {
      title: text("The heading of the card.", { max: 70 }),
      text: text("What the reader finds there.", { max: 200 }),
      action: action("Where it leads."),
    }).optional(),
    actions: actions.optional(),
  },
);
