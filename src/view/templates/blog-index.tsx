import { type PageProps, graphql } from "gatsby";
import { PageLinks } from "../components/article/page-links";
import { ListPage } from "../components/blog/list-page";
import { PostList } from "../components/blog/post-list";
import { BlogClosing } from "../sections/call-to-action/call-to-action";
import { Page } from "../components/layout/page";
import { buildBlogHead } from "../components/seo/heads";

/** One page of the blog list. */
export default function BlogIndexTemplate({
  data: {
    blogIndex,
    posts,
    allBlogCategory,
    allAuthor,
    allArticle,
    articleWords,
  },
  pageContext: { page, pageCount },
  location,
}: PageProps<Queries.BlogIndexQuery, { page: number; pageCount: number }>) {
  if (!blogIndex || !articleWords) return null;
  return (
    <Page head={buildBlogHead(blogIndex, page)} record={blogIndex}>
      <ListPage heading={blogIndex.title} lead={blogIndex.description}>
        <PostList
          words={blogIndex}
          categories={allBlogCategory.nodes}
          authors={allAuthor.nodes}
          posts={posts}
          page={page}
          pageCount={pageCount}
          location={location}
        />
        <PageLinks
          heading={articleWords.listHeading}
          pages={allArticle.nodes}
        />
      </ListPage>
      <BlogClosing {...blogIndex} />
    </Page>
  );
}

export const query = graphql`
  query BlogIndex($postIds: [String!]!, $categoryIds: [String!]!) {
    blogIndex {
      ...BlogIndexWords
      ...BlogSeo
      ...BlogClosing
    }
    allBlogCategory(filter: { id: { in: $categoryIds } }) {
      nodes {
        ...CategoryLink
      }
    }
    allAuthor {
      nodes {
        ...PostAuthor
      }
    }
    articleWords {
      listHeading
    }
    allArticle(sort: { title: ASC }) {
      nodes {
        ...GuideLink
      }
    }
    posts: postsById(ids: $postIds) {
      ...PostCard
    }
  }
`;
