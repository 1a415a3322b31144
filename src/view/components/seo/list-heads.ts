import { graphql } from "gatsby";
import { routes } from "../../../lib/urls/routes";
import type { Company, PageMetadata } from "./page-metadata";
import { buildHead } from "./build-head";

/** The head of one page of the blog list. */
export function buildBlogHead(
  { heading: title, lead: description, ...blog }: Queries.BlogSeoFragment,
  page: number,
  company: Company,
): PageMetadata {
  const path = routes.blogPage(page);
  return buildHead(
    { ...blog, path },
    addPageNumber(blog.seo, page),
    (build) => [build.buildBlog({ path, title, description }, company)],
  );
}

/** The head of one page of a category's list. */
export function buildCategoryHead(
  { key, name, lead: description, ...category }: Queries.CategorySeoFragment,
  list: { blogName: string; page: number },
  company: Company,
): PageMetadata {
  const path = routes.blogCategory(key, list.page);
  const words = addPageNumber(category.seo, list.page);
  const breadcrumbs = [
    { name: list.blogName, path: routes.blog },
    { name, path: routes.blogCategory(key) },
  ];
  const page = { path, title: words.title, description };
  return buildHead({ ...category, path }, words, (build) =>
    build.buildPageWithBreadcrumbs(page, breadcrumbs, company),
  );
}

/** Later pages of a list include their number, so that titles are unique. */
function addPageNumber(
  { title, description }: Queries.PageSeoFragment["seo"],
  page: number,
) {
  const suffix = page === 1 ? "" : ` (${String(page)})`;
  return { title: `${title}${suffix}`, description: `${description}${suffix}` };
}

export const listSeoFragments = graphql`
  fragment BlogSeo on BlogIndex {
    heading
    lead
    ...PageSeo
  }

  fragment CategorySeo on BlogCategory {
    key
    name
    lead
    ...PageSeo
  }
`;
