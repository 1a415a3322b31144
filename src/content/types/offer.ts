import { defineContentType } from "../content-type";
import { group, reviewStatus, text } from "../fields";

const description =
  "A part of the offer, such as the demo: its length, its cost, and what it gives.";

/** What visitors are offered, from the first call to the last day: every page reads its terms from these records. */
export const offerPart = defineContentType({
  files: "shared/offer.yaml",
  format: "yaml-map",
  variables: {
    prefix: "offer",
    read: ({ name, gives, length, cost }) => ({ name, gives, length, cost }),
  },
  schema: group("OfferPart", description, {
    name: text("Name of the part, as in a sentence: written audit.", {
      max: 60,
    }),
    length: text("How long it takes: 30-minute, or {{fact.notice}}.", {
      max: 40,
    }).optional(),
    cost: text("What it costs: free, or when it is quoted.", {
      max: 60,
    }).optional(),
    gives: text("What the visitor has after it, as in a sentence.", {
      max: 160,
    }),
    reviewStatus,
  }),
});
