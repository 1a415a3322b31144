import type { CreateResolversArgs } from "gatsby";
import type { z } from "zod";
import type { caseStudy } from "../content/types/case-study";
import { contentTypes } from "../content-types";
import { sourcesField, citation } from "./resolvers/sources";
import { fileFields, imageFile } from "./resolvers/image-file";
import { renderSteps } from "./resolvers/markdown/shown-markdown";
import { pictureDataField } from "./resolvers/picture-data";
import { postsById } from "./resolvers/post-fields";
import { field, resolveBy } from "./resolvers/field";
import { shareImageField } from "./resolvers/share-image";
import { footerGroups, legalBody } from "./resolvers/consent-texts";

type CaseNode = z.output<typeof caseStudy.schema>;

const caseFigure = (description: string, name: "headline" | "proof") =>
  field("CaseFigure!", description, ({ figures, ...source }: CaseNode) =>
    figures.find(({ key }) => key === source[name]),
  );

const otherFigures = field(
  "[CaseFigure!]!",
  "Figures of the results, in their order, apart from the main one.",
  ({ figures, headline, results }: CaseNode) =>
    results.figures
      .filter((key) => key !== headline)
      .map((key) => figures.find((figure) => figure.key === key)),
);

interface Faq {
  items: readonly { placeholder?: boolean }[];
}

/** No page contains the words of a question without an answer. */
const answeredItems = resolveBy(({ items }: Faq) =>
  items.filter(({ placeholder }) => !placeholder),
);

/** Resolvers that depend on more than one field of a record. */
export function createResolvers(args: CreateResolversArgs): void {
  const define = args.createResolvers as (resolvers: object) => void;
  for (const type of contentTypes) {
    const pageFields = {
      shareImage: shareImageField(type),
      sources: sourcesField(type),
    };
    if (type.share) define({ [type.name]: pageFields });
  }
  define({
    CaseStudy: {
      headlineFigure: caseFigure("Main figure of the case study.", "headline"),
      proofFigure: caseFigure("Second figure of the case study.", "proof"),
      otherFigures,
    },
    Article: {
      steps: field(
        "[HowToStep!]!",
        "Steps of a tutorial: the headings that start with `Step 1:` and so on.",
        renderSteps,
      ),
    },
    FaqSection: { items: answeredItems },
    FigureSource: { citation },
    Footer: { groups: footerGroups },
    LegalPage: { body: legalBody },
    Image: { file: imageFile },
    ImageSharp: { gatsbyImageData: pictureDataField(args) },
    Query: { postsById },
    File: fileFields,
  });
}
