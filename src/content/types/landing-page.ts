import { z } from "zod";
import { notFoundSlug, routes } from "../../site/routes";
import { defineContentType } from "../content-type";
import { draft } from "../fields/draft";
import { group, list, oneOf } from "../fields/structure";
import { toCaseFigure } from "../share-source";
import { seo } from "../fields/shared-fields";

/** The schemas of all sections; `type` tells them apart. */
export type SectionSchemas = readonly [z.ZodObject, ...z.ZodObject[]];

interface Section {
  kicker?: string;
  caseStudy?: string;
  caseStudies?: readonly string[];
}

/** A page is of the kind that its first kicker says; the first case that it tells of gives it a figure. */
function toShareWords({
  seo: { title },
  sections,
}: {
  seo: { title: string };
  sections: readonly Section[];
}) {
  const [caseStudy] = sections.flatMap((each) => each.caseStudy ?? each.caseStudies ?? []);
  return {
    kind: sections[0]?.kicker,
    title,
    figure: caseStudy === undefined ? undefined : toCaseFigure(caseStudy, { isNamed: true }),
  };
}

/** Declares landing pages over the sections that exist: the sections own their schemas, not this file. */
export function defineLandingPage(sections: SectionSchemas) {
  const section = z
    .discriminatedUnion("type", sections)
    .meta({ typeName: "LandingSection", description: "One band of a page." });
  return defineContentType({
    name: "LandingPage",
    description: "A page that is a list of sections: one folder with index.yaml and its pictures.",
    files: "landing/<key>/index.yaml",
    format: "yaml",
    path: (key) => (key === notFoundSlug ? undefined : routes.landingPage(key)),
    share: toShareWords,
    schema: group("LandingPage", "A page that is a list of sections.", {
      seo,
      draft,
      kind: oneOf("PageKind", "What the page is to search engines; decides its structured data.", {
        page: "A page like any other.",
        about: "The page about the company.",
        service: "A page that offers one service, or services to one kind of client.",
        list: "A page that lists other pages, such as the case studies.",
      }).default("page"),
      isIndexed: z.boolean().default(true).meta({
        description: "False keeps the page out of search engines, the sitemap and feeds.",
      }),
      sections: list(section, "What the page is made of, from top to bottom."),
    }),
  });
}
