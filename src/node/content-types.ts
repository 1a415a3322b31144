import type { ContentType } from "../content-model/content-type";
import { article } from "../content-model/types/article";
import { articleWords } from "../content-model/types/article-words";
import { author } from "../content-model/types/author";
import { blogCategory } from "../content-model/types/blog-category";
import { blogIndex } from "../content-model/types/blog-index";
import { blogPost } from "../content-model/types/blog-post";
import { caseStudy } from "../content-model/types/case-study";
import { interfaceText } from "../content-model/types/interface-text";
import { caseStudyWords } from "../content-model/types/case-study-words";
import { client } from "../content-model/types/client";
import { fact } from "../content-model/types/fact";
import { defineLandingPage } from "../content-model/types/landing-page";
import { legalPage } from "../content-model/types/legal-page";
import { partnerFee } from "../content-model/types/partner-fee";
import { plan } from "../content-model/types/plan";
import { pricingPlan } from "../content-model/types/pricing-plan";
import { siteSettings } from "../content-model/types/site-settings";
import { testimonial } from "../content-model/types/testimonial";
import { sectionSchemas } from "../sections/schemas";

export const landingPage = defineLandingPage(sectionSchemas);

/** Every kind of record that the site is made of. */
export const contentTypes: readonly ContentType[] = [
  siteSettings,
  interfaceText,
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
  fact,
  legalPage,
  partnerFee,
  plan,
  pricingPlan,
  testimonial,
];
