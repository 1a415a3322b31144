import { type PageProps, graphql } from "gatsby";
import { Breadcrumbs } from "../components/article/breadcrumbs";
import { CategoryLinks } from "../components/blog/category-links";
import { ListPage } from "../components/blog/list-page";
import { Pagination } from "../components/blog/pagination";
import { PostGrid } from "../components/blog/post-card";
import { Seo } from "../components/seo/seo";
import { buildCategoryHead } from "../components/seo/page-heads";
import { routes } from "../site/urls/routes";

/** One page of a category's posts. */
export default function BlogCategoryTemplate({
  data: { blogCategory, blogIndex, allBlogCategory, allBlogPost },
  pageContext: { page, pageCount },
}: PageProps<Queries.BlogCategoryQuery, { page: number; pageCount: number }>) {
  if (!blogCategory || !blogIndex) return null;
  return (
    <>
      <Seo
        toHead={(company) =>
          buildCategoryHead(blogCategory, { blogName: blogIndex.heading, page }, company)
        }
      />
      <ListPage
        heading={blogCategory.name}
        lead={blogCategory.lead}
        breadcrumbs={<Breadcrumbs steps={[{ name: blogIndex.heading, path: routes.blog }]} />}
      >
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
      </ListPage>
    </>
  );
}

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
