import { type PageProps, graphql } from "gatsby";
import { CoverPicture } from "../components/picture/cover-picture";
import { Spot } from "../components/picture/spot";
import { Chapters } from "../components/article/chapters";
import { PageLinks } from "../components/article/page-links";
import { PostHeader } from "../components/article/post-header";
import { ReadingPage } from "../components/article/reading-page";
import { Page } from "../components/layout/page";
import { buildTextHead } from "../components/seo/heads";
import { Button } from "../components/ui/button";
import { color, createStyles, minorHeading, rule, space } from "../theme";
import { pageLink } from "../components/ui/smart-link";
import { BlogClosing } from "../sections/call-to-action/call-to-action";

export default function BlogPostTemplate({
  data: { blogPost, blogIndex, articleWords, related },
}: PageProps<Queries.BlogPostQuery>) {
  if (!blogPost || !blogIndex || !articleWords) return null;
  const { author } = blogPost;
  return (
    <Page head={buildTextHead(blogPost, blogIndex)} record={blogPost}>
      <ReadingPage list={blogIndex}>
        <PostHeader post={blogPost} words={blogIndex} />
        <CoverPicture {...blogPost.cover} />
        <Chapters contents={articleWords.contents} body={blogPost.body}>
          <footer css={styles.author}>
            <h2 css={styles.aboutAuthor}>{blogIndex.aboutAuthor}</h2>
            <Spot image={author.avatar} />
            <p css={minorHeading}>{author.name}</p>
            <p>{author.bio}</p>
          </footer>
          <PageLinks heading={blogIndex.related} pages={related} />
          <Button style="text" to={pageLink(blogIndex.path)}>
            {blogIndex.backToList}
          </Button>
        </Chapters>
      </ReadingPage>
      <BlogClosing {...blogIndex} />
    </Page>
  );
}

const styles = createStyles({
  author: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: space.x4,
    picture: { gridRow: "2 / span 2" },
    paddingBlock: space.x8,
    borderBlock: rule.hairline,
  },
  aboutAuthor: {
    gridColumn: "1 / -1",
    marginBottom: space.x4,
    ...minorHeading,
    color: color.inkSoft,
  },
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
        ...Chapters
      }
      author {
        name
        bio
        avatar {
          ...Spot
        }
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
      name: heading
      path
      ...PostHeaderWords
      aboutAuthor
      backToList
      related
      ...BlogClosing
    }
    articleWords {
      contents
    }
  }
`;
