import { type PageProps, graphql } from "gatsby";
import { Chapters } from "../components/article/chapters";
import { ReadingPage } from "../components/article/reading-page";
import { Page } from "../components/layout/page";
import { buildDocumentHead } from "../components/seo/heads";
import { DateNote } from "../components/ui/date-note";
import { softText } from "../theme";

/** Terms, privacy policy, and similar pages. */
export default function LegalTemplate({
  data,
}: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, articleWords } = data;
  if (!legalPage || !articleWords) return null;
  const { title, effectiveDate, effectiveLabel, body } = legalPage;
  return (
    <Page head={buildDocumentHead(legalPage)} record={legalPage}>
      <ReadingPage>
        <header>
          <h1>{title}</h1>
          <p css={softText}>
            <DateNote date={effectiveDate} message={effectiveLabel} />
          </p>
        </header>
        <Chapters contents={articleWords.contents} body={body} />
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
