import { defineContentType } from "../content-type";
import { group } from "../fields/structure";
import { period, source, standing } from "../fields/claim";
import { text } from "../fields/text";
import { checkPrice } from "./pricing-plan";

export const fact = defineContentType({
  name: "Fact",
  description:
    "A figure or term that several texts name: written once, named elsewhere by its key.",
  files: "shared/facts.yaml",
  format: "yaml-map",
  variables: {
    prefix: "fact",
    read: ({ value, phrase }) => ({ "": value, ...(phrase && { phrase }) }),
  },
  receipts: ({ value, label, period, source }) => [
    { word: "", value, measure: label, period, source },
  ],
  check: ({ value }) => checkPrice(value.value).map((problem) => ({ ...problem, path: ["value"] })),
  schema: group("Fact", "A figure or term that several texts name as {{fact.key}}.", {
    value: text("The figure with its sign and unit, as it stands in a sentence: 98%, 14 days.", {
      max: 40,
    }),
    phrase: text(
      "The figure in the one wording that texts give it, with its condition; written {{fact.key.phrase}}.",
      { max: 90 },
    ).optional(),
    label: text("What it counts, as it stands under a large figure.", { max: 90 }),
    period,
    source,
    standing,
  }),
});
