import { graphql } from "gatsby";
import { routes } from "../../site/routes";
import { toListPageFacts } from "./list-page-facts";
import { PageSeo } from "./page-seo";
import { toBreadcrumbs, toWebPage } from "./structured-data";
import { useCompany } from "./use-company";

interface CategorySeoProps {
  category: Queries.CategorySeoFragment;
  blogName: string;
  page: number;
}

/** The head of one page of a category's list. */
export function CategorySeo({ category, blogName, page }: CategorySeoProps) {
  const { homeLabel, ...company } = useCompany();
  const facts = toListPageFacts(routes.blogCategory(category.key, page), category.seo, page);
  const trail = [
    { name: homeLabel, path: routes.home },
    { name: blogName, path: routes.blog },
    { name: category.name, path: routes.blogCategory(category.key) },
  ];
  // The head of the HTML has it: the visitor's bundle leaves it out.
  const structuredData =
    process.env.BUILD_STAGE === "build-javascript"
      ? []
      : [toWebPage(facts, company, "CollectionPage"), toBreadcrumbs(trail, company)];
  return (
    <PageSeo
      site={company}
      page={{
        ...facts,
        keywords: category.seo.keywords,
        image: category.shareImage,
        structuredData,
      }}
    />
  );
}

export const categorySeoFragment = graphql`
  fragment CategorySeo on BlogCategory {
    key
    name
    shareImage {
      ...ShareImage
    }
    seo {
      ...SeoText
    }
  }
`;
