import type { z } from "zod";
import { defineContentType } from "../content-type";
import {
  date,
  group,
  link,
  period,
  reviewStatus,
  source,
  text,
} from "../fields";

const description =
  "A figure or term that several texts use: written once, used by its key.";

export const fact = defineContentType({
  files: "shared/facts.yaml",
  format: "yaml-map",
  variables: {
    prefix: "fact",
    read: ({ value, phrase }) => ({ "": value, phrase }),
  },
  figures: ({ value, label, period, source }) => [
    { word: "", value, measure: label, period, source },
  ],
  schema: group("Fact", description, {
    value: text(
      "The figure with its sign and unit, as in a sentence: 98%, 14 days.",
      { max: 40 },
    ),
    phrase: text(
      "The figure with its condition, worded the same in all texts: within {{fact.launch-time}}. Write {{fact.key.phrase}} to use it.",
      { max: 90 },
    ).optional(),
    label: text("What the figure measures, shown under the large figure.", {
      max: 90,
    }),
    period,
    source,
    reviewStatus,
  }),
});

export const partnerFee = defineContentType({
  files: "shared/partner-fees.yaml",
  format: "yaml-map",
  figures: ({ service, fee, source }) => [
    { word: "", value: fee, measure: service, source },
  ],
  schema: group(
    "PartnerFee",
    "Fee that a partner can charge for one service.",
    {
      service: text("Name of the service.", { max: 60 }),
      includes: text("What the client gets for the fee.", { max: 120 }),
      fee: text("The fee or its range: $500-$1,200.", { max: 24 }),
      source,
      reviewStatus,
    },
  ),
});

export const figureSource = defineContentType({
  files: "shared/sources.yaml",
  format: "yaml-map",
  schema: group(
    "FigureSource",
    "Source of figures: a document of the company or a public page.",
    {
      name: text("Name of the source: publisher and document.", { max: 90 }),
      date: date(
        "Date on which its publisher dated it, YYYY-MM-DD.",
      ).optional(),
      readDate: date(
        "Date on which you read it, YYYY-MM-DD, if its publisher did not date it.",
      ).optional(),
      link: link("Link to the source.").optional(),
    },
  ),
});

export type FigureSource = z.output<typeof figureSource.schema>;
