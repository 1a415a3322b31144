import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { TableOfContents } from "../components/article/table-of-contents";
import { ReadingPage } from "../components/article/reading-page";
import { Seo } from "../components/seo/seo";
import { buildDocumentHead } from "../components/seo/page-heads";
import { ProseText } from "../components/ui/prose-text";
import { fillMessage } from "../../lib/format/fill-message";
import { formatDate } from "../../lib/format/format-date";
import {
  color,
  createStyles,
  media,
  size,
  smallHeading,
  space,
  splitAt,
} from "../theme";

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
        <header css={{ display: "grid", gap: space.x4 }}>
          <h1>{title}</h1>
          <p css={styles.date}>
            {fillMessage(effectiveLabel, { date: formatDate(effectiveDate) })}
          </p>
        </header>
        <div css={styles.columns}>
          <TableOfContents
            label={articleWords?.contents ?? ""}
            headings={body.headings.filter(({ depth }) => depth === 2)}
          />
          <div css={styles.text}>
            <ProseText html={body.html} />
          </div>
        </div>
      </ReadingPage>
      <Sources entries={sources} />
    </>
  );
}

const styles = createStyles({
  columns: { display: "grid", gap: space.x8, [media.wide]: splitAt(4) },
  text: {
    "& > div > h2": { ...smallHeading, fontSize: "min(1.5rem, 14vw)" },
  },
  date: { color: color.inkSoft, fontSize: size.lead },
});

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
        html
        headings {
          id
          text
          depth
        }
      }
    }
    articleWords {
      contents
    }
  }
`;
