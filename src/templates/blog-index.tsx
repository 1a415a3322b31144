import { css } from "@emotion/react";
import { type PageProps, graphql } from "gatsby";
import { CategoryLinks } from "../components/blog/category-links";
import { GuideList } from "../components/blog/guide-list";
import { PageHeader } from "../components/blog/page-header";
import { PostList } from "../components/blog/post-list";
import { Seo } from "../components/seo/seo";
import { buildBlogHead } from "../components/seo/page-heads";
import { QuietHeaderCta } from "../components/layout/quiet-header-cta";
import { Container } from "../components/section/container";
import { space } from "../theme/tokens";

/** One page of the blog list. */
export default function BlogIndexTemplate({
  data: { blogIndex, allBlogPost, allBlogCategory, allAuthor, allArticle, articleWords },
  pageContext: { page, pageCount },
  location,
}: PageProps<Queries.BlogIndexQuery, { page: number; pageCount: number }>) {
  if (!blogIndex) return null;
  return (
    <Container>
      <QuietHeaderCta />
      <Seo toHead={(company) => buildBlogHead(blogIndex, page, company)} />
      <div css={styles.page}>
        <PageHeader heading={blogIndex.heading} lead={blogIndex.lead} />
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
      </div>
    </Container>
  );
}

const styles = {
  page: css({ display: "grid", gap: space.x8, paddingBlock: `${space.x12} ${space.x24}` }),
};

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
