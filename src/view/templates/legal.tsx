import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { Chapters } from "../components/article/chapters";
import { ReadingPage } from "../components/article/reading-page";
import { Seo } from "../components/seo/seo";
import { buildDocumentHead } from "../components/seo/heads";
import { DateNote } from "../components/ui/date-note";
import { softText } from "../theme";

/** Terms, privacy policy, and similar pages. */
export default function LegalTemplate({
  data,
}: PageProps<Queries.LegalPageQuery>) {
  const { legalPage, articleWords } = data;
  if (!legalPage) return null;
  const { title, effectiveDate, effectiveLabel, body, sources } = legalPage;
  return (
    <>
      <ReadingPage>
        <Seo toHead={(company) => buildDocumentHead(legalPage, company)} />
        <header>
          <h1>{title}</h1>
          <p css={softText}>
            <DateNote date={effectiveDate} message={effectiveLabel} />
          </p>
        </header>
        <Chapters contents={articleWords?.contents ?? ""} body={body} />
      </ReadingPage>
      <Sources entries={sources} />
    </>
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
