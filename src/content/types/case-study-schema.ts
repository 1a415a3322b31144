import { z } from "zod";
import { date } from "../fields/date";
import { entryKey, redirectFrom, link } from "../fields/link";
import { markdown } from "../fields/markdown";
import { reference } from "../fields/reference";
import { group, list } from "../fields/structure";
import { period, source, reviewStatus } from "../fields/claim";
import { text } from "../fields/text";
import { image } from "../fields/image";
import { draft, heading, seo } from "../fields/shared-fields";

const figureKey = entryKey("The key of one of the figures.");
const figureKeys = list(figureKey, "The keys of the figures shown here.", { max: 8 });

const figure = group("CaseFigure", "One figure of a case study.", {
  key: entryKey("Names the figure: texts write {{case.taylrd.revenue}}."),
  metric: text("What it counts, in lower case, as it stands behind the value: revenue.", {
    max: 60,
  }),
  value: text("The figure with its sign and unit: +491%, $20,050, 4x.", { max: 20 }),
  change: text("The change of an amount against the period before: +214%.", { max: 12 }).optional(),
  period,
  source,
  reviewStatus,
});

const part = { heading, text: markdown("The story, in Markdown.", { takesHeadings: false }) };
const casePart = group("CasePart", "A part of the story.", part);

export const caseStudySchema = group("CaseStudy", "What was done for one brand.", {
  seo,
  draft,
  redirectFrom,
  publishDate: date("The day when the case goes online, YYYY-MM-DD.").optional(),
  reviewStatus,
  position: z.int().min(1).meta({ description: "Its place among the case studies, 1 first." }),
  brand: text("The name of the brand.", { max: 40 }),
  industry: text("What the brand sells.", { max: 60 }),
  title: text("What happened, as the main heading.", { max: 90 }),
  summary: text("What was done and what came of it, in one or two sentences.", {
    min: 60,
    max: 240,
  }),
  image: image("The picture of the case.", { minWidth: 1600 }),
  figures: list(figure, "Every figure of the case, each written here and nowhere else."),
  headline: figureKey.describe("The key of the figure that leads."),
  proof: figureKey.describe("The key of the second figure."),
  services: list(
    group("CaseService", "A service that was used.", {
      label: text("The service, in a word or two.", { max: 40 }),
      link: link("The page about it."),
    }),
    "What was done.",
    { max: 6 },
  ),
  related: reference(
    "LandingPage",
    "The page for stores of this kind: a folder of content/landing.",
  ),
  overview: casePart.describe("Where the store stood."),
  channels: list(
    group("CaseChannel", "What was done in one channel.", {
      name: text("The channel.", { max: 40 }),
      ...part,
      figures: figureKeys.optional(),
    }),
    "The channels, in the order of the work.",
    { min: 2, max: 5 },
  ),
  results: group("CaseResults", "What came of it.", {
    ...part,
    period: text("The period of the figures that name none of their own.", {
      max: 40,
    }).optional(),
    figures: figureKeys,
  }),
  serviceSummary: casePart.describe("How the services worked together.").optional(),
  takeaway: casePart.describe("What another store can use."),
  proofs: list(
    group("CaseProof", "A picture of a report.", {
      image: image("The report; it shows figures of this case alone.", { minWidth: 1200 }),
      caption: text("What the report is and where it is from, in a line.", { max: 120 }),
      figures: figureKeys.optional(),
      reviewStatus,
    }),
    "Panels drawn from the figures.",
    { max: 4 },
  ),
  closing: group("CaseClosing", "The words of the closing band.", {
    heading,
    text: markdown("Why to book the call.", { max: 300, takesHeadings: false }),
  }),
});

export type CaseStudyValue = z.output<typeof caseStudySchema>;
