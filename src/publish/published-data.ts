import { feedLength } from "./files/feed";

interface Nodes<Node> {
  nodes: readonly Node[];
}

type PageRecord = Record<"path" | "file", string>;

interface Post extends Record<"path" | "title" | "excerpt" | "publishDate", string> {
  updatedDate: string | null;
}

/** The data for feeds and crawler files, besides the pages themselves. */
export interface PublishedData {
  allSitePage: Nodes<{ path: string }>;
  siteSettings: Record<"brand" | "tagline" | "description" | "url" | "email" | "locale", string> &
    Pick<Queries.SiteSettings, "languages" | "llmsText">;
  blogIndex: Record<"heading" | "lead", string>;
  allBlogPost: Nodes<
    Post & { key: string; author: { key: string }; categories: readonly { key: string }[] }
  >;
  feed: Nodes<
    Post & {
      author: { name: string };
      categories: readonly { name: string }[];
      body: { html: string };
    }
  >;
  allArticle: Nodes<{ path: string; updatedDate: string }>;
  allCaseStudy: Nodes<PageRecord>;
  allLandingPage: Nodes<PageRecord>;
  allLegalPage: Nodes<PageRecord>;
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
  allArticle(sort: { title: ASC }) { nodes { path updatedDate } }
  allCaseStudy(sort: { position: ASC }) { nodes { path file } }
  allLandingPage { nodes { path file } }
  allLegalPage { nodes { path file } }
}`;
