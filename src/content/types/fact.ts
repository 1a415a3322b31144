import type { z } from "zod";
import { defineContentType } from "../content-type";
import { period, source, reviewStatus } from "../fields/claim";
import { date } from "../fields/date";
import { link } from "../fields/link";
import { group } from "../fields/structure";
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
  figures: ({ value, label, period, source }) => [
    { word: "", value, measure: label, period, source },
  ],
  check: ({ value }) => checkPrice("value", value.value),
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
    reviewStatus,
  }),
});

export const partnerFee = defineContentType({
  name: "PartnerFee",
  description: "What a partner can charge for one service.",
  files: "shared/partner-fees.yaml",
  format: "yaml-map",
  figures: ({ service, fee, source }) => [{ word: "", value: fee, measure: service, source }],
  schema: group("PartnerFee", "What a partner can charge for one service.", {
    service: text("The service.", { max: 60 }),
    includes: text("What the client gets for it.", { max: 120 }),
    fee: text("The fee or its range: $500-$1,200.", { max: 24 }),
    source,
    reviewStatus,
  }),
});

export const figureSource = defineContentType({
  name: "FigureSource",
  description:
    "Where figures come from: a document of the company, or a page that anybody can read.",
  files: "shared/sources.yaml",
  format: "yaml-map",
  schema: group("FigureSource", "Where figures come from.", {
    name: text("What it is called: the publisher and the document.", { max: 90 }),
    date: date("The day that it was published or, of a page without one, read.").optional(),
    link: link("Where it can be read.").optional(),
  }),
});

export type FigureSource = z.output<typeof figureSource.schema>;
