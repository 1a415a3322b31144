import { graphql } from "gatsby";
import { toLandingData } from "./landing-data";
import { PageSeo } from "./page-seo";
import { useCompany } from "./use-company";

/** The head of a landing page. The home page speaks for the company; every other one tells its place below it. */
export function LandingSeo({ page }: { page: Queries.LandingSeoFragment }) {
  const company = useCompany();
  const { title, description, keywords } = page.seo;
  const facts = { path: page.path, title, description };
  const { kind, isIndexed, sections } = page;
  // The head of the HTML has it: the visitor's bundle leaves it out.
  const structuredData =
    process.env.BUILD_STAGE === "build-javascript"
      ? []
      : toLandingData({ ...facts, kind, sections }, company);
  return (
    <PageSeo
      site={company}
      page={{ ...facts, keywords, image: page.shareImage, isIndexed, structuredData }}
    />
  );
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
