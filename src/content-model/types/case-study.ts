import { z } from "zod";
import { defineContentType } from "../content-type";
import { group, list, text } from "../fields";
import { image } from "../shared-fields";

export const caseStudy = defineContentType({
  name: "CaseStudy",
  description: "What was done for one brand, and the figures that came of it.",
  files: "case-studies/<key>/index.yaml",
  format: "yaml",
  tokens: {
    prefix: "case",
    values: {
      brand: ({ brand }: { brand: string }) => brand,
      figure: ({ figure }: { figure: string }) => figure,
      metric: ({ metric }: { metric: string }) => metric,
      proof: ({ proof }: { proof: string }) => proof,
    },
  },
  schema: group("CaseStudy", "What was done for one brand.", {
    position: z.int().min(1).meta({ description: "Its place among the case studies, 1 first." }),
    brand: text("The name of the brand.", { max: 40 }),
    industry: text("What the brand sells.", { max: 60 }),
    title: text("What happened, as the heading of a teaser.", { max: 90 }),
    summary: text("What was done and what came of it, in one or two sentences.", {
      min: 60,
      max: 240,
    }),
    image: image("The picture of the case.", { minWidth: 1200 }),
    figure: text("The headline figure, such as +491%.", { max: 12 }),
    metric: text("What the figure counts, such as revenue.", { max: 60 }),
    proof: text("The second figure, in a short sentence.", { max: 120 }),
    services: list(text("A service, in a word or two.", { max: 40 }), "What was done.", {
      max: 6,
    }),
  }),
});
