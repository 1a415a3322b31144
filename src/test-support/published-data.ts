import type { PublishedData } from "../publish/published-data";
import { siteSettings } from "./site-settings";

/** The data for feeds and crawler files: a home page and a post. */
export const publishedData: PublishedData = {
  allSitePage: { nodes: [{ path: "/" }, { path: "/404.html" }] },
  siteSettings: {
    ...siteSettings,
    description: "Growth for stores.",
    locale: "en-US",
    languages: ["en"],
    llmsText: {
      intro: "Each link leads to Markdown.",
      pages: "Pages",
      guides: "Guides",
      caseStudies: "Case studies",
      posts: "Posts",
    },
  },
  blogIndex: { heading: "Insights", lead: "What we learn." },
  allBlogPost: { nodes: [] },
  feed: { nodes: [] },
  allArticle: { nodes: [] },
  allCaseStudy: { nodes: [] },
  allLandingPage: { nodes: [{ path: "/", file: "content/landing/home/index.yaml" }] },
  allLegalPage: { nodes: [] },
};
