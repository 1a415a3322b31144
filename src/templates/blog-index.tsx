import { type PageProps, graphql } from "gatsby";
import { CategoryLinks } from "../components/blog/category-links";
import { GuideList } from "../components/blog/guide-list";
import { ListPage } from "../components/blog/list-page";
import { PostList } from "../components/blog/post-list";
import { Seo } from "../components/seo/seo";
import { buildBlogHead } from "../components/seo/page-heads";

/** One page of the blog list. */
export default function BlogIndexTemplate({
  data: { blogIndex, allBlogPost, allBlogCategory, allAuthor, allArticle, articleWords },
  pageContext: { page, pageCount },
  location,
}: PageProps<Queries.BlogIndexQuery, { page: number; pageCount: number }>) {
  if (!blogIndex) return null;
  return (
    <>
      <Seo toHead={(company) => buildBlogHead(blogIndex, page, company)} />
      <ListPage heading={blogIndex.heading} lead={blogIndex.lead}>
        <PostList
          words={blogIndex}
          categories={allBlogCategory.nodes}
          authors={allAuthor.nodes}
          posts={allBlogPost.nodes}
          page={page}
          pageCount={pageCount}
          location={location}
        />
        {articleWords && <GuideList heading={articleWords.listHeading} guides={allArticle.nodes} />}
        <CategoryLinks
          label={blogIndex.categoriesLabel}
          linkName={blogIndex.categoryLink}
          categories={allBlogCategory.nodes}
          isQuiet
        />
      </ListPage>
    </>
  );
}

export const query = graphql`
  query BlogIndex($limit: Int!, $skip: Int!) {
    blogIndex {
      heading
      lead
      categoriesLabel
      categoryLink
      ...BlogIndexWords
      ...BlogSeo
    }
    allBlogCategory(filter: { postCount: { gt: 0 } }) {
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
    allBlogPost(sort: [{ publishDate: DESC }, { key: ASC }], limit: $limit, skip: $skip) {
      nodes {
        ...PostCard
      }
    }
  }
`;
