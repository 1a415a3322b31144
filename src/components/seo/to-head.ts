import type { Thing } from "schema-dts";
import { toArticle, toHowTo, toBlog, toBlogPosting } from "./article-data";
import type { PageMetadata } from "./build-metadata";
import { toLandingData } from "./landing-data";
import { toWebPage, toPageWithTrail } from "./structured-data";

const listBuilders = () => ({
  toArticle,
  toBlog,
  toBlogPosting,
  toHowTo,
  toLandingData,
  toPageWithTrail,
  toWebPage,
});

export type Builders = ReturnType<typeof listBuilders>;

export type SeoRecord = Pick<Queries.ArticleSeoFragment, "path" | "seo" | "shareImage">;

/** The head of a page. `buildThings` runs only for the HTML: the browser bundle has no builders. */
export function toHead(
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
