import { group, list, oneOf, text } from "../../../content/fields";
import {
  action,
  actions,
  section,
  caseStudy,
} from "../../../content/fields/shared-fields";

export const caseCardsSchema = section(
  "case-cards",
  "Case studies as cards with a picture and the main result.",
  {
    variant: oneOf(
      "CaseCardsVariant",
      "Layout of the cards. Default: slider.",
      {
        slider:
          "Rows with a small picture; on small screens, cards to swipe, with dots.",
        exhibits:
          "One after the other, each with its whole picture and a large figure.",
      },
    ).default("slider"),
    linkLabel: text("Text of each card's link: Read the case study.", {
      max: 40,
    }),
    caseStudies: list(caseStudy, "The case studies, in order.", {
      min: 2,
      max: 6,
    }),
    more: group("MoreCases", "Last card, without a case study.", {
      title: text("Heading of the card.", { max: 70 }),
      text: text("What the linked page shows.", { max: 200 }),
      action: action("Link of the card."),
    }).optional(),
    actions: actions.optional(),
  },
  { recordIds: "caseStudies" },
);
