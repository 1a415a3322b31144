import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { GuideList } from "../components/blog/guide-list";
import { PostList } from "../components/blog/post-list";
import { BlogSeo } from "../components/seo/blog-seo";
import { Container } from "../components/ui/container";
import { media } from "../theme/media";
import { color, size, space } from "../theme/tokens";

interface BlogIndexContext {
  page: number;
  pageCount: number;
}

/** One page of the blog's list. */
export default function BlogIndexTemplate({
  data: { blogIndex, allBlogPost, allBlogCategory, allArticle, articleWords },
  pageContext: { page, pageCount },
  location,
}: PageProps<Queries.BlogIndexQuery, BlogIndexContext>) {
  if (!blogIndex) return null;
  return (
    <Container>
      <BlogSeo index={blogIndex} page={page} />
      <div css={styles.page}>
        <header css={styles.header}>
          <h1 css={styles.heading}>{blogIndex.heading}</h1>
          <p css={styles.lead}>{blogIndex.lead}</p>
        </header>
        <PostList
          words={blogIndex}
          categories={allBlogCategory.nodes}
          posts={allBlogPost.nodes}
          page={page}
          pageCount={pageCount}
          location={location}
        />
        {articleWords && <GuideList heading={articleWords.listHeading} guides={allArticle.nodes} />}
      </div>
    </Container>
  );
}

const styles = {
  page: css({ display: "grid", gap: space.x8, paddingBlock: `${space.x12} ${space.x24}` }),
  // A masthead: the name, what the paper is about, and a double rule.
  header: css({
    display: "grid",
    gap: `${space.x4} ${space.x16}`,
    paddingBottom: space.x6,
    borderBottom: `0.3rem double ${color.ink}`,
    [media.wide]: { gridTemplateColumns: "auto 1fr", alignItems: "baseline" },
  }),
  heading: css({ fontSize: size.h1 }),
  lead: css({ fontSize: size.lead, lineHeight: 1.5 }),
};

export const query = graphql`
  query BlogIndex($limit: Int!, $skip: Int!) {
    blogIndex {
      heading
      lead
      ...BlogIndexWords
      ...BlogSeo
    }
    allBlogCategory {
      nodes {
        key
        name
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
    allBlogPost(sort: { publishDate: DESC }, limit: $limit, skip: $skip) {
      nodes {
        ...PostCard
      }
    }
  }
`;
