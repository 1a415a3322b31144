import { z } from "zod";
import { notFoundSlug, routes } from "../../lib/urls/routes";
import { defineContentType } from "../content-type";
import {
  draft,
  flag,
  group,
  list,
  oneOf,
  redirectFrom,
  reviewStatus,
  seo,
  signature,
} from "../fields";
import { type Issue, createIssue } from "../issues";
import { visitValues } from "../schema/walk";
import { describeCaseFigure } from "./case-study";

const description =
  "A marketing page made of sections: one folder with index.yaml and its pictures.";

/** Declares landing pages with the given sections, so that this file does not depend on them. */
export function defineLandingPage([first, ...others]: readonly z.ZodObject[]) {
  if (!first) throw new Error("A page is made of sections, and there is none");
  const section = z.discriminatedUnion("type", [first, ...others]).meta({
    typeName: "LandingSection",
    description: "A section of a page; its `type` selects the layout.",
  });
  const sections = list(
    section,
    "Sections of the page, from top to bottom. The first is the hero.",
  );
  return defineContentType({
    files: "landing/<key>/index.yaml",
    path: (key) => (key === notFoundSlug ? undefined : routes.landingPage(key)),
    // The page's kind is its first kicker; its figure comes from the first case study on the page.
    share: ({ seo: { title }, sections: shown }) => {
      const firstCase = visitValues(sections, shown).find(
        ({ meta }) => meta.references === "CaseStudy",
      )?.value;
      const kicker = shown[0]?.["kicker"];
      const kind = typeof kicker === "string" ? kicker : undefined;
      const figure =
        typeof firstCase === "string"
          ? describeCaseFigure(firstCase, { isNamed: true })
          : undefined;
      return { kind, title, figure };
    },
    check: ({ sections: all }) => checkHero(all.map(({ type }) => type)),
    schema: group("LandingPage", description, {
      seo,
      reviewStatus: reviewStatus
        .unwrap()
        .optional()
        .describe(
          "Review status of a page with claims that are not in shared records.",
        ),
      draft,
      redirectFrom,
      kind: oneOf(
        "PageKind",
        "Kind of page, for structured data in search engines.",
        {
          page: "Any other page.",
          service:
            "A page about one service, or about services for one kind of client.",
        },
      ).default("page"),
      ...signature,
      isIndexed: flag(
        "False hides the page from search engines, the sitemap and feeds.",
        true,
      ),
      sections,
    }),
  });
}

/** A page must start with its only hero, which has the first-level heading. */
function checkHero(sections: readonly unknown[]): Issue[] {
  if (sections.indexOf("hero") === 0 && sections.lastIndexOf("hero") === 0)
    return [];
  const reason = "does not start with its only hero";
  const hint =
    "put one section with `type: hero` first, and write another type for the others";
  const path = ["sections"];
  return [createIssue("misplaced-hero", reason, hint, { path })];
}
