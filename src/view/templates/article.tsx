import { type PageProps, graphql } from "gatsby";
import { Chapters } from "../components/article/chapters";
import { PageLinks } from "../components/article/page-links";
import { CoverPicture } from "../components/picture/cover-picture";
import { ReadingPage } from "../components/article/reading-page";
import { SectionHeader } from "../components/section/section-header";
import { Page } from "../components/layout/page";
import { buildTextHead } from "../components/seo/heads";
import { ActionRow } from "../components/ui/action-row";
import { DateNote } from "../components/ui/date-note";
import { useBookingPlace } from "../components/ui/use-booking-place";
import { useSite } from "../components/ui/use-site";
import { leadText, softText } from "../theme";
import { ClosingCall } from "../sections/call-to-action/call-to-action";

export default function ArticleTemplate({
  data: { article, articleWords, blogIndex },
}: PageProps<Queries.ArticleQuery>) {
  const { brand } = useSite();
  const placeBookings = useBookingPlace();
  if (!article || !articleWords || !blogIndex) return null;
  const { closing } = article;
  const furtherReading = [
    ...(article.related ?? []),
    ...(article.relatedPosts ?? []),
  ];
  return (
    <Page head={buildTextHead(article, blogIndex)} record={article}>
      <ReadingPage list={blogIndex}>
        <header>
          <SectionHeader
            level="h1"
            kicker={article.kicker}
            heading={article.title}
          />
          <p css={leadText}>{article.description}</p>
          <ActionRow
            actions={[
              placeBookings(articleWords.audit, "opening"),
              { ...article.startLink, style: "secondary" },
            ]}
          />
          <p css={softText}>
            <DateNote
              date={article.updatedDate}
              message={articleWords.checkedBy}
              values={{ brand }}
            />
          </p>
        </header>
        <CoverPicture {...article.cover} />
        <Chapters contents={articleWords.contents} body={article.body}>
          <PageLinks heading={articleWords.related} pages={furtherReading} />
        </Chapters>
      </ReadingPage>
      <ClosingCall
        {...closing}
        calls={[placeBookings(articleWords.audit, "closing"), closing.action]}
      />
    </Page>
  );
}

export const query = graphql`
  query Article($id: String!) {
    article(id: { eq: $id }) {
      ...ArticleSeo
      kicker
      startLink {
        ...Action
      }
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
      deskPicture {
        ...VectorDrawing
      }
      sources {
        ...SourceEntry
      }
    }
    articleWords {
      checkedBy
      contents
      related
      audit {
        ...CallAction
      }
    }
    blogIndex {
      name: heading
      path
    }
  }
`;
