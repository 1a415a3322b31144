import { type PageProps, graphql } from "gatsby";
import { Chapters } from "../components/article/chapters";
import { ReadingPage } from "../components/article/reading-page";
import { Page } from "../components/layout/page";
import { buildDocumentHead } from "../components/seo/heads";
import { DateNote } from "../components/ui/date-note";
import { softText } from "../theme";

/** Terms, privacy policy, and similar pages. */
export default function LegalTemplate({
  data: { legalPage, articleWords },
}: PageProps<Queries.LegalPageQuery>) {
  if (!legalPage || !articleWords) return null;
  return (
    <Page head={buildDocumentHead(legalPage)} record={legalPage}>
      <ReadingPage>
        <header>
          <h1>{legalPage.title}</h1>
          <p css={softText}>
            <DateNote
              date={legalPage.effectiveDate}
              message={legalPage.effectiveLabel}
            />
          </p>
        </header>
        <Chapters contents={articleWords.contents} body={legalPage.body} />
      </ReadingPage>
    </Page>
  );
}

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      sources {
        ...SourceEntry
      }
      title
      effectiveDate
      effectiveLabel
      ...PageSeo
      body {
        ...Chapters
      }
    }
    articleWords {
      contents
    }
  }
`;
