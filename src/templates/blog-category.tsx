import { css } from "@emotion/react";
import { type PageProps, graphql } from "gatsby";
import { Breadcrumbs } from "../components/article/breadcrumbs";
import { CategoryLinks } from "../components/blog/category-links";
import { PageHeader } from "../components/blog/page-header";
import { Pagination } from "../components/blog/pagination";
import { PostGrid } from "../components/blog/post-grid";
import { Seo } from "../components/seo/seo";
import { buildCategoryHead } from "../components/seo/page-heads";
import { QuietHeaderCta } from "../components/layout/quiet-header-cta";
import { Container } from "../components/section/container";
import { routes } from "../site/urls/routes";
import { space } from "../theme/tokens";

/** One page of a category's posts. */
export default function BlogCategoryTemplate({
  data: { blogCategory, blogIndex, allBlogCategory, allBlogPost },
  pageContext: { page, pageCount },
}: PageProps<Queries.BlogCategoryQuery, { page: number; pageCount: number }>) {
  if (!blogCategory || !blogIndex) return null;
  return (
    <Container>
      <QuietHeaderCta />
      <Seo
        toHead={(company) =>
          buildCategoryHead(blogCategory, { blogName: blogIndex.heading, page }, company)
        }
      />
      <Breadcrumbs steps={[{ name: blogIndex.heading, path: routes.blog }]} />
      <div css={list}>
        <PageHeader heading={blogCategory.name} lead={blogCategory.lead} />
        <CategoryLinks
          label={blogIndex.categoriesLabel}
          linkName={blogIndex.categoryLink}
          allLabel={blogIndex.allCategories}
          categories={allBlogCategory.nodes}
        />
        <PostGrid posts={allBlogPost.nodes} />
        <Pagination
          page={page}
          pageCount={pageCount}
          toPath={(number) => routes.blogCategory(blogCategory.key, number)}
          words={blogIndex}
        />
      </div>
    </Container>
  );
}

const list = css({ display: "grid", gap: space.x8, paddingBlock: `${space.x12} ${space.x24}` });

export const query = graphql`
  query BlogCategory($id: String!, $limit: Int!, $skip: Int!) {
    blogCategory(id: { eq: $id }) {
      lead
      ...CategorySeo
    }
    blogIndex {
      heading
      categoriesLabel
      categoryLink
      allCategories
      newerPosts
      olderPosts
    }
    allBlogCategory(filter: { postCount: { gt: 0 } }) {
      nodes {
        ...CategoryLink
      }
    }
    allBlogPost(
      filter: { categories: { elemMatch: { id: { eq: $id } } } }
      sort: [{ publishDate: DESC }, { key: ASC }]
      limit: $limit
      skip: $skip
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;
