import type { PublishedData } from "../publish/published-data";
import { siteSettings } from "./site-settings";

const post = {
  key: "ads",
  title: "Ads",
  excerpt: "",
  author: { key: "desk" },
  categories: [],
  updatedDate: null,
};

/** The data of a small site for unit tests. */
export const publishedData: PublishedData = {
  allSitePage: { nodes: [{ path: "/" }, { path: "/404.html" }] },
  siteSettings: {
    ...siteSettings,
    languages: ["en"],
    llmsText: {
      pages: "Pages",
      guides: "Guides",
      caseStudies: "Case studies",
      posts: "Posts",
    },
  },
  blogIndex: { heading: "Insights", lead: "What we learn." },
  feed: { nodes: [] },
  allCaseStudy: {
    nodes: [
      {
        path: "/case-studies/colo",
      },
    ],
  },
  allBlogPost: {
    nodes: [
      { ...post, path: "/blog/new", publishDate: "2025-05-30" },
      { ...post, path: "/blog/ads", publishDate: "2025-03-15" },
      {
        ...post,
        path: "/blog/changed",
        publishDate: "2025-03-15",
        updatedDate: "2025-06-01",
      },
    ],
  },
  allArticle: {
    nodes: [
      {
        path: "/themes",
        publishDate: "2024-01-15",
        updatedDate: "2024-01-15",
      },
    ],
  },
  allLegalPage: {
    nodes: [{ path: "/privacy" }],
  },
};
