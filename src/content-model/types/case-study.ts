import { z } from "zod";
import { defineContentType } from "../content-type";
import { group, text } from "../fields";

export const caseStudy = defineContentType({
  name: "CaseStudy",
  description: "What was done for one brand, and the figures that came of it.",
  files: "case-studies/<key>/index.yaml",
  format: "yaml",
  schema: group("CaseStudy", "What was done for one brand.", {
    position: z.int().min(1).meta({ description: "Its place among the case studies, 1 first." }),
    brand: text("The name of the brand.", { max: 40 }),
    industry: text("What the brand sells.", { max: 60 }),
    figure: text("The headline figure, such as +491%.", { max: 12 }),
    metric: text("What the figure counts, such as revenue.", { max: 60 }),
    proof: text("The second figure, in a short sentence.", { max: 120 }),
    services: text("What was done, separated by commas.", { max: 120 }),
  }),
});
