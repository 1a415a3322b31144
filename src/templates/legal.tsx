import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { DocumentSeo } from "../components/seo/document-seo";
import { Container } from "../components/ui/container";
import { ProseText } from "../components/ui/prose-text";
import { fillMessage } from "../site/fill-message";
import { formatDate } from "../site/format-date";
import { color, size, space } from "../theme/tokens";

/** Terms, privacy and the like. */
export default function LegalTemplate({ data: { legalPage } }: PageProps<Queries.LegalPageQuery>) {
  if (!legalPage) return null;
  const { title, effectiveDate, effectiveLabel, body, path, seo } = legalPage;
  return (
    <Container>
      <DocumentSeo path={path ?? ""} seo={seo} />
      <article css={styles.article}>
        <header css={styles.header}>
          <h1 css={styles.title}>{title}</h1>
          <p css={styles.date}>
            {fillMessage(effectiveLabel, { date: formatDate(effectiveDate) })}
          </p>
        </header>
        <ProseText html={body.html} />
      </article>
    </Container>
  );
}

const styles = {
  article: css({ paddingBlock: `${space.x12} ${space.x24}` }),
  header: css({ display: "grid", gap: space.x4, marginBottom: space.x12 }),
  title: css({ fontSize: size.h1 }),
  date: css({ color: color.inkSoft, fontSize: size.lead }),
};

export const query = graphql`
  query LegalPage($id: String!) {
    legalPage(id: { eq: $id }) {
      title
      effectiveDate
      effectiveLabel
      path
      body {
        html
      }
      seo {
        ...SeoText
      }
    }
  }
`;
