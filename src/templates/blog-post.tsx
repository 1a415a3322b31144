import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { AuthorNote } from "../components/article/author-note";
import { PostCover } from "../components/article/post-cover";
import { PostHeader } from "../components/article/post-header";
import { PostSeo } from "../components/seo/post-seo";
import { Button } from "../components/ui/button";
import { Container } from "../components/ui/container";
import { toPage } from "../components/ui/link-target";
import { ProseText } from "../components/ui/prose-text";
import { routes } from "../site/routes";
import { measure, space } from "../theme/tokens";

/** A post of the blog. */
export default function BlogPostTemplate({ data }: PageProps<Queries.BlogPostQuery>) {
  const { blogPost, blogIndex } = data;
  if (!blogPost || !blogIndex) return null;
  return (
    <Container>
      <PostSeo post={blogPost} blogName={blogIndex.heading} />
      <article css={styles.article}>
        <PostHeader post={blogPost} publishedOn={blogIndex.publishedOn} />
        <PostCover image={blogPost.cover} />
        <div css={styles.body}>
          <ProseText html={blogPost.body.html} />
          <AuthorNote heading={blogIndex.aboutAuthor} author={blogPost.author} />
          <Button style="text" to={toPage(routes.blog)}>
            {blogIndex.backToList}
          </Button>
        </div>
      </article>
    </Container>
  );
}

const styles = {
  article: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.x12,
    paddingBlock: `${space.x12} ${space.x24}`,
  }),
  body: css({
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space.x12,
    justifyItems: "start",
    width: "100%",
    maxWidth: measure.prose,
    marginInline: "auto",
  }),
};

export const query = graphql`
  query BlogPost($id: String!) {
    blogPost(id: { eq: $id }) {
      ...PostSeo
      ...PostHeader
      cover {
        ...PostCover
      }
      body {
        html
      }
      author {
        ...AuthorNote
      }
    }
    blogIndex {
      heading
      publishedOn
      aboutAuthor
      backToList
    }
  }
`;
