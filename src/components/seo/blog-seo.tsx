import { graphql } from "gatsby";
import { routes } from "../../site/routes";
import { toListPageFacts } from "./list-page-facts";
import { PageSeo } from "./page-seo";
import { toBlog, toBreadcrumbs } from "./structured-data";
import { useCompany } from "./use-company";

/** The head of one page of the blog's list. */
export function BlogSeo({ index, page }: { index: Queries.BlogSeoFragment; page: number }) {
  const { homeLabel, ...company } = useCompany();
  const facts = toListPageFacts(routes.blogPage(page), index.seo, page);
  const trail = [
    { name: homeLabel, path: routes.home },
    { name: index.heading, path: routes.blog },
  ];
  // The head of the HTML has it: the visitor's bundle leaves it out.
  const structuredData =
    process.env.BUILD_STAGE === "build-javascript"
      ? []
      : [toBlog({ ...facts, title: index.heading }, company), toBreadcrumbs(trail, company)];
  return (
    <PageSeo
      site={company}
      page={{ ...facts, keywords: index.seo.keywords, image: index.shareImage, structuredData }}
    />
  );
}

export const blogSeoFragment = graphql`
  fragment BlogSeo on BlogIndex {
    heading
    shareImage {
      ...ShareImage
    }
    seo {
      ...SeoText
    }
  }
`;
