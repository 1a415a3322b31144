import { type PageProps, graphql } from "gatsby";
import { CategoryLinks } from "../components/blog/category-links";
import { ListPage } from "../components/blog/list-page";
import { Pagination } from "../components/blog/pagination";
import { PostGrid } from "../components/blog/post-card";
import { BlogClosing } from "../sections/call-to-action/call-to-action";
import { Page } from "../components/layout/page";
import { buildCategoryHead } from "../components/seo/heads";
import { routes } from "../../lib/urls/routes";

/** One page of a category's posts. */
export default function BlogCategoryTemplate({
  data: { blogCategory, blogIndex, allBlogCategory, posts },
  pageContext: { page, pageCount },
}: PageProps<Queries.BlogCategoryQuery, { page: number; pageCount: number }>) {
  if (!blogCategory || !blogIndex) return null;
  return (
    <Page
      head={buildCategoryHead(blogCategory, blogIndex, page)}
      record={blogIndex}
    >
      <ListPage
        heading={blogCategory.name}
        lead={blogCategory.description}
        list={blogIndex}
      >
        <CategoryLinks words={blogIndex} categories={allBlogCategory.nodes} />
        <PostGrid posts={posts} />
        <Pagination
          page={page}
          pageCount={pageCount}
          toPath={(number) => routes.blogCategory(blogCategory.key, number)}
          words={blogIndex}
        />
      </ListPage>
      <BlogClosing {...blogIndex} />
    </Page>
  );
}

export const query = graphql`
  query BlogCategory(
    $id: String!
    $postIds: [String!]!
    $categoryIds: [String!]!
  ) {
    blogCategory(id: { eq: $id }) {
      ...CategorySeo
    }
    blogIndex {
      name: heading
      path
      ...CategoryLinksWords
      newerPosts
      olderPosts
      ...BlogClosing
    }
    allBlogCategory(filter: { id: { in: $categoryIds } }) {
      nodes {
        ...CategoryLink
      }
    }
    posts: postsById(ids: $postIds) {
      ...PostCard
    }
  }
`;
