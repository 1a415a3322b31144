import { type FeedPost, feedLength } from "./files/feed";
import type { LlmsFacts } from "./files/llms-text";
import type { ManifestFacts, SearchablePost } from "./files/small-files";

interface PageRecords {
  nodes: readonly { path: string; file: string }[];
}

/** The data for feeds and crawler files, besides the pages themselves. */
export interface PublishedData {
  allSitePage: { nodes: readonly { path: string }[] };
  siteSettings: ManifestFacts & {
    url: string;
    email: string;
    languages: readonly string[];
    llmsText: LlmsFacts["words"];
  };
  blogIndex: { heading: string; lead: string };
  allBlogPost: {
    nodes: readonly (SearchablePost & { path: string; updatedDate: string | null })[];
  };
  feed: { nodes: readonly Omit<FeedPost, "picture">[] };
  allArticle: { nodes: readonly { path: string; title: string; updatedDate: string }[] };
  allCaseStudy: PageRecords;
  allLandingPage: PageRecords;
  allLegalPage: PageRecords;
}

export const publishedDataQuery = `query PublishedData {
  allSitePage { nodes { path } }
  siteSettings {
    brand tagline description url email locale languages
    llmsText { intro pages guides caseStudies posts }
  }
  blogIndex { heading lead }
  allBlogPost(sort: [{ publishDate: DESC }, { path: ASC }]) {
    nodes { path updatedDate key title excerpt publishDate author { key } categories { key } }
  }
  feed: allBlogPost(sort: [{ publishDate: DESC }, { path: ASC }], limit: ${String(feedLength)}) {
    nodes { path title excerpt publishDate updatedDate author { name } categories { name } body { html } }
  }
  allArticle(sort: { title: ASC }) { nodes { path title updatedDate } }
  allCaseStudy(sort: { position: ASC }) { nodes { path file } }
  allLandingPage { nodes { path file } }
  allLegalPage { nodes { path file } }
}`;
