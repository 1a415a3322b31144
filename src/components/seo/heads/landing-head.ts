import { graphql } from "gatsby";
import type { PageMetadata } from "../build-metadata";
import { toLandingData } from "../landing-data";
import type { Company } from "../structured-data";

/** The head of a landing page. The home page speaks for the company; every other one tells its place below it. */
export function toLandingHead(
  { path, kind, isIndexed, sections, seo, shareImage: image }: Queries.LandingSeoFragment,
  company: Company,
): PageMetadata {
  return {
    ...seo,
    ...{ path, image, isIndexed },
    // The head of the HTML has it: the visitor's bundle leaves it out.
    structuredData:
      process.env.BUILD_STAGE === "build-javascript"
        ? []
        : toLandingData({ path, ...seo, kind, sections }, company),
  };
}

export const landingSeoFragment = graphql`
  fragment LandingSeo on LandingPage {
    path
    kind
    isIndexed
    shareImage {
      ...ShareImage
    }
    seo {
      ...SeoText
    }
    sections {
      __typename
      ... on HeroSection {
        text {
          plainText
        }
      }
      ... on FaqSection {
        items {
          title
          text {
            plainText
          }
        }
      }
      ... on PricingPlansSection {
        anchor
        heading
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

  fragment SeoText on SeoText {
    title
    description
    keywords
  }
`;
