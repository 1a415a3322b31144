import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { AuthorNote } from "../components/article/author-note";
import { CoverPicture } from "../components/picture/cover-picture";
import { PageLinks } from "../components/article/page-links";
import { PostHeader } from "../components/article/post-header";
import { PageDesk } from "../components/section/signature";
import { ReadingPage } from "../components/article/reading-page";
import { Seo } from "../components/seo/seo";
import { buildPostHead } from "../components/seo/heads";
import { Button } from "../components/ui/button";
import { ProseText } from "../components/ui/prose-text";
import { routes } from "../../lib/urls/routes";
import { css, measure, media, space } from "../theme";
import { pageLink } from "../components/ui/smart-link";
import { BlogClosing } from "../sections/call-to-action/blog-closing";

export default function BlogPostTemplate({
  data,
}: PageProps<Queries.BlogPostQuery>) {
  const { blogPost, blogIndex, related } = data;
  if (!blogPost || !blogIndex) return null;
  return (
    <PageDesk.Provider value={blogPost.desk}>
      <ReadingPage
        breadcrumbs={[{ name: blogIndex.heading, path: routes.blog }]}
      >
        <Seo
          toHead={(company) =>
            buildPostHead(blogPost, blogIndex.heading, company)
          }
        />
        <PostHeader post={blogPost} words={blogIndex} />
        <CoverPicture image={blogPost.cover} />
        <div css={body}>
          <ProseText html={blogPost.body.html} />
          <AuthorNote
            heading={blogIndex.aboutAuthor}
            author={blogPost.author}
          />
          {related.length > 0 && (
            <PageLinks heading={blogIndex.related} pages={related} />
          )}
          <Button style="text" to={pageLink(routes.blog)}>
            {blogIndex.backToList}
          </Button>
        </div>
      </ReadingPage>
      <BlogClosing {...blogIndex} />
      <Sources entries={blogPost.sources} />
    </PageDesk.Provider>
  );
}

const body = css({
  display: "grid",
  gap: space.x12,
  maxWidth: measure.prose,
  // The text of posts and guides starts at the same column.
  [media.wide]: { marginInlineStart: "25.6%" },
});

export const query = graphql`
  query BlogPost($id: String!, $relatedIds: [String!]!) {
    blogPost(id: { eq: $id }) {
      ...PostSeo
      ...PostHeader
      cover {
        ...CoverPicture
      }
      body {
        html
      }
      author {
        ...AuthorNote
      }
      desk: author {
        ...Signature
      }
      sources {
        ...SourceEntry
      }
    }
    related: postsById(ids: $relatedIds) {
      path
      title
    }
    blogIndex {
      heading
      ...PostHeaderWords
      aboutAuthor
      backToList
      related
      ...BlogClosing
    }
  }
`;
