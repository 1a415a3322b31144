import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { AuthorNote } from "../components/article/author-note";
import { CoverPicture } from "../components/picture/cover-picture";
import { PageLinks } from "../components/article/page-links";
import { PostHeader } from "../components/article/post-header";
import { ReadingPage } from "../components/article/reading-page";
import { Seo } from "../components/seo/seo";
import { buildPostHead } from "../components/seo/heads";
import { Button } from "../components/ui/button";
import { ProseText } from "../components/ui/prose-text";
import { routes } from "../../lib/urls/routes";
import { css, measure, media, space } from "../theme";
import { pageLink } from "../components/ui/smart-link";
import { useBookingPlace } from "../components/ui/use-booking-place";
import { ClosingCall } from "../sections/call-to-action/call-to-action";

export default function BlogPostTemplate({
  data,
}: PageProps<Queries.BlogPostQuery>) {
  const placeBookings = useBookingPlace();
  const { blogPost, blogIndex, related } = data;
  if (!blogPost || !blogIndex) return null;
  const closing = placeBookings(blogIndex.closing, "closing");
  return (
    <>
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
      <ClosingCall {...closing} calls={[closing.action]} />
      <Sources entries={blogPost.sources} />
    </>
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
      closing {
        heading
        text {
          html
        }
        action {
          ...CallAction
        }
      }
      related
    }
  }
`;
