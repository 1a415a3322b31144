import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { PageDesk } from "../components/section/signature";
import { ArticleHeader } from "../components/article/article-header";
import { Chapters } from "../components/article/chapters";
import { PageLinks } from "../components/article/page-links";
import { CoverPicture } from "../components/picture/cover-picture";
import { ReadingPage } from "../components/article/reading-page";
import { Seo } from "../components/seo/seo";
import { buildArticleHead } from "../components/seo/heads";
import { routes } from "../../lib/urls/routes";
import { useBookingPlace } from "../components/ui/use-booking-place";
import { ClosingCall } from "../sections/call-to-action/call-to-action";

export default function ArticleTemplate({
  data,
}: PageProps<Queries.ArticleQuery>) {
  const placeBookings = useBookingPlace();
  const { article, articleWords, blogIndex } = data;
  if (!article || !articleWords || !blogIndex) return null;
  const { body, closing, related, relatedPosts } = article;
  const furtherReading = [...(related ?? []), ...(relatedPosts ?? [])];
  const audit = placeBookings(articleWords.audit, "closing");
  return (
    <PageDesk.Provider value={article.desk}>
      <Seo
        toHead={(company) =>
          buildArticleHead(article, blogIndex.heading, company)
        }
      />
      <ReadingPage
        breadcrumbs={[{ name: blogIndex.heading, path: routes.blog }]}
      >
        <ArticleHeader article={article} words={articleWords} />
        <CoverPicture image={article.cover} />
        <Chapters contents={articleWords.contents} body={body}>
          {furtherReading.length > 0 && (
            <PageLinks heading={articleWords.related} pages={furtherReading} />
          )}
        </Chapters>
      </ReadingPage>
      <ClosingCall
        {...closing}
        calls={[audit, { ...closing.action, style: "secondary" }]}
      />
      <Sources entries={article.sources} />
    </PageDesk.Provider>
  );
}

export const query = graphql`
  query Article($id: String!) {
    article(id: { eq: $id }) {
      ...ArticleSeo
      ...ArticleHeader
      cover {
        ...CoverPicture
      }
      body {
        ...Chapters
      }
      closing {
        heading
        text {
          html
        }
        action {
          ...CallAction
        }
      }
      related {
        path
        title
      }
      relatedPosts {
        path
        title
      }
      desk {
        ...Signature
      }
      sources {
        ...SourceEntry
      }
    }
    articleWords {
      ...ArticleFrame
      audit {
        ...CallAction
      }
    }
    blogIndex {
      heading
    }
  }
`;
