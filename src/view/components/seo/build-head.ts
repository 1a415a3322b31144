import type { Thing } from "schema-dts";
import * as articleData from "./article-data";
import type { PageMetadata } from "./page-metadata";
import * as landingData from "./landing-data";
import * as structuredData from "./structured-data";

const listBuilders = () => ({
  ...articleData,
  ...landingData,
  ...structuredData,
});

export type Builders = ReturnType<typeof listBuilders>;

/** The head of a page. `buildThings` runs only for the HTML: the browser bundle has no builders. */
export function buildHead(
  { path, seo, shareImage: image }: Queries.PageSeoFragment,
  fields: Partial<PageMetadata>,
  buildThings: (builders: Builders) => Thing[],
): PageMetadata {
  return {
    ...seo,
    path,
    image,
    ...fields,
    structuredData: process.env.IS_BROWSER_BUNDLE
      ? []
      : buildThings(listBuilders()),
  };
}
