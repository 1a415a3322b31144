import { graphql } from "gatsby";
import { routes } from "../../../site/routes";
import type { PageMetadata } from "../build-metadata";
import { toListPageFacts } from "../list-page-facts";
import type { Company } from "../structured-data";
import { toPageWithTrail } from "../trail-data";

/** The head of one page of a category's list. */
export function toCategoryHead(
  { key, name, lead, seo, shareImage: image }: Queries.CategorySeoFragment,
  { blogName, page }: { blogName: string; page: number },
  company: Company,
): PageMetadata {
  const facts = toListPageFacts(routes.blogCategory(key, page), seo, page);
  const trail = [
    { name: blogName, path: routes.blog },
    { name, path: routes.blogCategory(key) },
  ];
  return {
    ...facts,
    ...{ keywords: seo.keywords, image },
    // The head of the HTML has it: the visitor's bundle leaves it out.
    structuredData:
      process.env.BUILD_STAGE === "build-javascript"
        ? []
        : [...toPageWithTrail({ ...facts, description: lead }, trail, company, "CollectionPage")],
  };
}

export const categorySeoFragment = graphql`
  fragment CategorySeo on BlogCategory {
    key
    name
    lead
    shareImage {
      ...ShareImage
    }
    seo {
      ...SeoText
    }
  }
`;
