import type { Thing } from "schema-dts";
import { buildArticle, buildHowTo, buildBlog, buildBlogPosting } from "./article-data";
import type { PageMetadata } from "./build-metadata";
import { buildLandingData } from "./landing-data";
import { buildWebPage, buildPageWithBreadcrumbs } from "./structured-data";

const listBuilders = () => ({
  toArticle: buildArticle,
  toBlog: buildBlog,
  toBlogPosting: buildBlogPosting,
  toHowTo: buildHowTo,
  toLandingData: buildLandingData,
  toPageWithTrail: buildPageWithBreadcrumbs,
  toWebPage: buildWebPage,
});

export type Builders = ReturnType<typeof listBuilders>;

export type SeoRecord = Pick<Queries.ArticleSeoFragment, "path" | "seo" | "shareImage">;

/** The head of a page. `buildThings` runs only for the HTML: the browser bundle has no builders. */
export function buildHead(
  { path, seo, shareImage: image }: SeoRecord,
  fields: Partial<PageMetadata>,
  buildThings: (builders: Builders) => Thing[],
): PageMetadata {
  return {
    ...seo,
    ...{ path, image },
    ...fields,
    structuredData:
      process.env.BUILD_STAGE === "build-javascript" ? [] : buildThings(listBuilders()),
  };
}
