import { z } from "zod";
import {
  date,
  draft,
  group,
  heading,
  image,
  link,
  list,
  markdown,
  placeholder,
  seo,
  signature,
  text,
} from "../fields";
import { period, source, reviewStatus } from "../fields/claim";
import { entryKey, redirectFrom } from "../fields/link";
import { reference } from "../fields/reference";

const figureKey = entryKey("Key of one of the case's `figures`.");

const figure = group("CaseFigure", "One figure of a case study.", {
  key: entryKey(
    "Key of the figure: `revenue` is {{case.taylrd.revenue}} in texts.",
  ),
  metric: text("What the figure measures, in lower case, such as revenue.", {
    max: 60,
  }),
  value: text("The figure with its sign and unit: +491%, $20,050, 4x.", {
    max: 20,
  }),
  change: text("Change from the previous period: +214%.", {
    max: 12,
  }).optional(),
  period,
  source,
  reviewStatus,
});

const part = {
  heading,
  text: markdown("The text, in Markdown.", { takesHeadings: false }),
};
const casePart = group("CasePart", "A part of the case study.", part);

export const caseStudySchema = group(
  "CaseStudy",
  "A case study: what was done for one brand, and its results.",
  {
    seo,
    draft,
    redirectFrom,
    publishDate: date("Publication date, YYYY-MM-DD.").optional(),
    reviewStatus,
    position: z
      .int()
      .min(1)
      .meta({ description: "Position among the case studies, from 1." }),
    brand: text("Name of the brand.", { max: 40 }),
    industry: text("What the brand sells.", { max: 60 }),
    title: text("Main heading of the page: what was achieved.", { max: 90 }),
    summary: text("What was done and the result, in one or two sentences.", {
      min: 60,
      max: 240,
    }),
    image: image("Picture on cards and in search results.", { minWidth: 1600 }),
    spot: image(
      "Square next to the brand's name in tables. Default: the middle of `image`.",
      {
        minWidth: 144,
      },
    ).optional(),
    figures: list(
      figure,
      "All figures of the case. Other fields and texts refer to their keys.",
    ),
    headline: figureKey.describe("Key of the main figure."),
    proof: figureKey.describe("Key of the second most important figure."),
    services: list(
      group("CaseService", "A service used in the case.", {
        label: text("Name of the service, in one or two words.", { max: 40 }),
        link: link("Link to the page about the service."),
      }),
      "Services used in the case.",
      { max: 6 },
    ),
    ...signature,
    related: reference(
      "LandingPage",
      "Page for stores of this kind: a folder in content/landing.",
    ),
    overview: casePart.describe("The store's situation before the work."),
    channels: list(
      group("CaseChannel", "The work in one channel.", {
        name: text("Name of the channel.", { max: 40 }),
        ...part,
      }),
      "Channels, in the order of the work.",
      { min: 2, max: 5 },
    ),
    results: group("CaseResults", "Results of the work.", {
      ...part,
      period: text("Period of all figures that have no `period`.", {
        max: 40,
      }).optional(),
      figures: list(
        figureKey,
        "Keys of the figures at the top of the page, in order.",
        { max: 8 },
      ),
    }),
    serviceSummary: casePart
      .describe("How the services worked together.")
      .optional(),
    takeaway: casePart.describe("What other stores can learn from the case."),
    proofs: list(
      group("CaseProof", "A picture of a report.", {
        image: image("The report. It shows only figures of this case.", {
          minWidth: 1200,
        }),
        caption: text(
          "What the report is and where it comes from, in one line.",
          { max: 120 },
        ),
        reviewStatus,
        placeholder,
      }),
      "Reports that the figures come from, such as screenshots.",
      { max: 4 },
    ).optional(),
    closing: group("CaseClosing", "Closing band of the page.", {
      heading,
      text: markdown("Why the reader should book a call.", {
        max: 300,
        takesHeadings: false,
      }),
    }),
  },
);

export type CaseStudyValue = z.output<typeof caseStudySchema>;
