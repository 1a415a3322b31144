import type { CreateResolversArgs } from "gatsby";
import { explainHidden } from "../content/validate/publication";
import { caseStudyWords } from "../content/types/case-study-words";
import { contentTypes } from "./records/content-types";
import { accountField, citation } from "./resolvers/account";
import { postsById } from "./resolvers/post-fields";
import { contentLinks } from "./resolvers/content-links";
import { figureUses } from "./resolvers/figure-uses";
import { resolveImageFile, publishFile, imageSideField } from "./resolvers/image-file";
import { pictureDataField } from "./resolvers/picture-data";
import { markdownRemarkFields } from "./resolvers/markdown/markdown-remark";
import { toShownSteps } from "./resolvers/markdown/shown-markdown";
import { readRecord, resolveSiteUrl, readTrackers, toShownText } from "./resolvers/query-context";
import type { QueryContext } from "./resolvers/query-context";
import { shareImageField } from "./resolvers/share-image";
import { footerGroups, legalBody } from "./resolvers/tracker-words";

const resolveUrl = (settings: { url: string }, _args: unknown, context: QueryContext) =>
  resolveSiteUrl(settings, context);

const resolveTrackers = (_settings: unknown, _args: unknown, context: QueryContext) =>
  readTrackers(context);

interface CaseNode {
  figures: readonly { key: string; period?: string }[];
  headline: string;
  proof: string;
  results: { period?: string };
}

const figureField = (use: "headline" | "proof", description: string) => ({
  type: "CaseFigure!",
  description,
  resolve: (source: CaseNode) => source.figures.find(({ key }) => key === source[use]),
});

const headlinePeriod = {
  type: "String!",
  description: "The period of the figure that leads, or words which say that it is not known.",
  resolve: ({ figures, headline, results }: CaseNode, _args: unknown, context: QueryContext) => {
    const period = figures.find(({ key }) => key === headline)?.period ?? results.period;
    const words = period ?? readRecord(context, caseStudyWords, "")?.periodUnknown ?? "";
    return toShownText(words, context);
  },
};

const notice = {
  type: "String",
  description:
    "What the page's ribbon says in `develop` while the built site leaves it out; none once it is published.",
  resolve: (record: object) => {
    const hidden = explainHidden(record);
    return hidden && `This page ${hidden.what}: the built site leaves it out.`;
  },
};

const steps = {
  type: "[HowToStep!]!",
  description: "The steps of a tutorial: its headings that begin with `Step 1:` and so on.",
  resolve: ({ body }: { body: string }, _args: unknown, context: QueryContext) =>
    toShownSteps(body, context),
};

/** Resolvers that depend on more than one field of a record. */
export function createResolvers(args: CreateResolversArgs): void {
  const define = args.createResolvers as (resolvers: object) => void;
  for (const type of contentTypes.filter((type) => type.share !== undefined)) {
    define({
      [type.name]: {
        shareImage: shareImageField(type),
        account: accountField(type),
      },
    });
  }
  for (const { name } of contentTypes.filter(({ schema }) => "draft" in schema.shape)) {
    define({ [name]: { notice } });
  }
  define({
    SiteSettings: { url: { resolve: resolveUrl }, trackers: { resolve: resolveTrackers } },
    CaseStudy: {
      headlineFigure: figureField("headline", "The figure that leads."),
      proofFigure: figureField("proof", "The second figure."),
      headlinePeriod,
    },
    Article: { steps },
    FigureSource: { citation },
    Footer: { groups: footerGroups },
    LegalPage: { body: legalBody },
    Image: { file: { resolve: resolveImageFile } },
    MarkdownRemark: markdownRemarkFields,
    ImageSharp: { gatsbyImageData: pictureDataField(args) },
    Query: { contentLinks, figureUses, postsById },
    File: {
      address: {
        type: "String!",
        description:
          "The address of the file as it is, on the site; asking for it publishes the file.",
        resolve: publishFile,
      },
      imageWidth: imageSideField("width"),
      imageHeight: imageSideField("height"),
    },
  });
}
