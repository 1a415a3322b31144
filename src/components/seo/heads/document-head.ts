import { graphql } from "gatsby";
import type { PageMetadata } from "../build-metadata";
import { toWebPage } from "../structured-data";
import type { Company } from "../structured-data";

/** The head of a plain page below the home page. */
export function toDocumentHead(
  { path, seo, shareImage: image }: Queries.DocumentSeoFragment,
  company: Company,
): PageMetadata {
  return {
    ...seo,
    ...{ path, image },
    // The head of the HTML has it: the visitor's bundle leaves it out.
    structuredData:
      process.env.BUILD_STAGE === "build-javascript" ? [] : [toWebPage({ path, ...seo }, company)],
  };
}

export const documentSeoFragment = graphql`
  fragment DocumentSeo on LegalPage {
    path
    shareImage {
      ...ShareImage
    }
    seo {
      ...SeoText
    }
  }
`;
