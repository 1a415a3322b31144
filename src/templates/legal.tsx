import { css } from "@emotion/react";
import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { ReadingPage } from "../components/article/reading-page";
import { Seo } from "../components/seo/seo";
import { buildDocumentHead } from "../components/seo/page-heads";
import { ProseText } from "../components/ui/prose-text";
import { fillMessage } from "../site/format/fill-message";
import { formatDate } from "../site/format/format-date";
import { color, size, space } from "../theme/tokens";

/** Terms, privacy policy, and similar pages. */
export default function LegalTemplate({ data: { legalPage } }: PageProps<Queries.LegalPageQuery>) {
  if (!legalPage) return null;
  const { title, effectiveDate, effectiveLabel, body, sources } = legalPage;
  return (
    <>
      <ReadingPage>
        <Seo toHead={(company) => buildDocumentHead(legalPage, company)} />
        <header css={styles.header}>
          <h1 css={styles.title}>{title}</h1>
          <p css={styles.date}>
            {fillMessage(effectiveLabel, { date: formatDate(effectiveDate) })}
          </p>
        </header>
        <ProseText html={body.html} />
      </ReadingPage>
      <Sources entries={sources} />
    </>
  );
}

const styles = {
  header: css({ display: "grid", gap: space.x4 }),
  title: css({ fontSize: size.h1 }),
  date: css({ color: color.inkSoft, fontSize: size.lead }),
};

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      sources {
        ...SourceEntry
      }
      title
      effectiveDate
      effectiveLabel
      ...DocumentSeo
      body {
        html
      }
    }
  }
`;
