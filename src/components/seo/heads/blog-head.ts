import { graphql } from "gatsby";
import { routes } from "../../../site/routes";
import type { PageMetadata } from "../build-metadata";
import { toListPageFacts } from "../list-page-facts";
import { toBlog } from "../blog-data";
import type { Company } from "../structured-data";

/** The head of one page of the blog's list. */
export function toBlogHead(
  { heading, lead, seo, shareImage: image }: Queries.BlogSeoFragment,
  page: number,
  company: Company,
): PageMetadata {
  const facts = toListPageFacts(routes.blogPage(page), seo, page);
  return {
    ...facts,
    ...{ keywords: seo.keywords, image },
    // The head of the HTML has it: the visitor's bundle leaves it out.
    structuredData:
      process.env.BUILD_STAGE === "build-javascript"
        ? []
        : [toBlog({ path: facts.path, title: heading, description: lead }, company)],
  };
}

export const blogSeoFragment = graphql`
  fragment BlogSeo on BlogIndex {
    heading
    lead
    shareImage {
      ...ShareImage
    }
    seo {
      ...SeoText
    }
  }
`;
