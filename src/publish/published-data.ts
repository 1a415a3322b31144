type Query = Queries.PublishedDataQuery;

/** The data for feeds and crawler files, besides the pages themselves. No record is missing in a build. */
export type PublishedData = { [Name in keyof Query]: NonNullable<Query[Name]> };

/** The comment lets Gatsby write the query's types. */
export const publishedDataQuery = /* graphql */ `query PublishedData($feedLength: Int!) {
  allSitePage { nodes { path } }
  siteSettings {
    brand tagline description url email locale languages
    llmsText { pages guides caseStudies posts }
  }
  blogIndex { heading lead }
  allBlogPost(sort: [{ publishDate: DESC }, { path: ASC }]) {
    nodes { path updatedDate key title excerpt publishDate author { key } categories { key } }
  }
  feed: allBlogPost(sort: [{ publishDate: DESC }, { path: ASC }], limit: $feedLength) {
    nodes { path title excerpt publishDate updatedDate author { name } categories { name } body { html } }
  }
  allArticle(sort: { title: ASC }) { nodes { path publishDate updatedDate } }
  allCaseStudy(sort: { position: ASC }) { nodes { path } }
  allLegalPage { nodes { path } }
}`;
