import type { ContentType } from "./content/content-type";
import { article, articleWords } from "./content/types/article";
import { author, blogCategory, blogPost } from "./content/types/blog-post";
import { blogIndex } from "./content/types/blog-index";
import { caseStudy, caseStudyWords } from "./content/types/case-study";
import { uiLabels } from "./content/types/ui-labels";
import { client, testimonial } from "./content/types/client";
import { consent } from "./content/types/consent";
import { fact, figureSource, partnerFee } from "./content/types/fact";
import { defineLandingPage } from "./content/types/landing-page";
import { legalPage } from "./content/types/legal-page";
import { offerPart } from "./content/types/offer";
import { plan, pricingPlan } from "./content/types/pricing-plan";
import { service } from "./content/types/service";
import { siteSettings } from "./content/types/site-settings";
import * as sectionSchemas from "./view/sections/schemas";
import { join } from "node:path";
import { redirects, routes } from "./lib/urls/routes";
import {
  type CheckedContent,
  checkContent,
} from "./content/checks/check-content";

export const landingPage = defineLandingPage(Object.values(sectionSchemas));

export const contentTypes: readonly ContentType[] = [
  siteSettings,
  uiLabels,
  landingPage,
  blogIndex,
  blogPost,
  blogCategory,
  author,
  article,
  articleWords,
  caseStudy,
  caseStudyWords,
  client,
  consent,
  fact,
  figureSource,
  legalPage,
  offerPart,
  partnerFee,
  plan,
  pricingPlan,
  service,
  testimonial,
];

/** The id of a record's node, computed so that references need no search. */
export function nodeId(typeName: string, key: string): string {
  return `${typeName}:${key}`;
}

/** Landing pages that code links to, so they can't be removed, renamed, or hidden. */
export const linkedPages: readonly string[] = [
  ...new Set([
    routes.about,
    routes.pricing,
    routes.caseStudies,
    ...Object.values(redirects),
  ]),
];

/** Reads and checks the content of the project in `root`; `linked` are the paths of landing pages that code links to. */
export function loadContent(
  root = process.cwd(),
  linked = linkedPages,
): Promise<CheckedContent> {
  const contentDir = join(root, "content");
  return checkContent({ contentDir, types: contentTypes, linkedPages: linked });
}
