import { graphql } from "gatsby";
import type { Company, PageMetadata } from "./page-metadata";
import { buildHead } from "./build-head";

/** The head of a landing page. Its structured data depends on `kind`; the home page describes the company. */
export function buildLandingHead(
  page: Queries.LandingSeoFragment,
  company: Company,
): PageMetadata {
  return buildHead(page, { isIndexed: page.isIndexed }, (build) =>
    build.buildLandingData(page, company),
  );
}

/** The head of a plain page below the home page. */
export function buildDocumentHead(
  page: Queries.PageSeoFragment,
  company: Company,
): PageMetadata {
  return buildHead(page, {}, (build) => [
    build.buildWebPage({ path: page.path, ...page.seo }, company),
  ]);
}

export const pageSeoFragments = graphql`
  fragment LandingSeo on LandingPage {
    kind
    isIndexed
    ...PageSeo
    sections {
      __typename
      ... on PricingSection {
        anchor
        account {
          billing {
            monthly
            annual
          }
          plans {
            name
            description
            monthly {
              price
            }
            annual {
              price
            }
          }
          pricesValidUntil
        }
      }
    }
  }
`;
