import type { CSSObject } from "@emotion/react";
import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { PageDesk } from "../components/section/signature";
import { ArticleHeader } from "../components/article/article-header";
import { PageLinks } from "../components/article/page-links";
import { CoverPicture } from "../components/picture/cover-picture";
import { ReadingPage } from "../components/article/reading-page";
import { TableOfContents } from "../components/article/table-of-contents";
import { Seo } from "../components/seo/seo";
import { buildArticleHead } from "../components/seo/text-heads";
import { ProseText } from "../components/ui/prose-text";
import { routes } from "../../lib/urls/routes";
import {
  color,
  createStyles,
  font,
  labelText,
  measure,
  media,
  numeral,
  rule,
  size,
  space,
  splitAt,
} from "../theme";
import { useBookingPlace } from "../components/ui/use-booking-place";
import { ActionRow } from "../components/ui/action-row";
import { ClosingCall } from "../sections/call-to-action/call-to-action";

export default function ArticleTemplate({
  data,
}: PageProps<Queries.ArticleQuery>) {
  const placeBookings = useBookingPlace();
  const { article, articleWords, blogIndex } = data;
  if (!article || !articleWords || !blogIndex) return null;
  const { body, closing, related, relatedPosts } = article;
  const furtherReading = [...(related ?? []), ...(relatedPosts ?? [])];
  const chapters = body.headings.filter(({ depth }) => depth === 2);
  const parts = body.headings.filter(({ depth }) => depth === 3);
  const [start, rest] = splitHalf(body.html);
  const middle = placeBookings(articleWords.audit, "middle");
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
        <div css={styles.columns}>
          <TableOfContents label={articleWords.contents} headings={chapters} />
          <div
            css={[
              styles.text,
              styles.margin,
              parts.length >= 2 * chapters.length && styles.labels,
            ]}
          >
            <ProseText html={start} />
            {rest !== "" && (
              <>
                <div css={styles.booking}>
                  <p>{closing.heading}</p>
                  <ActionRow actions={[{ ...middle, style: "secondary" }]} />
                </div>
                <ProseText html={rest} />
              </>
            )}
            {furtherReading.length > 0 && (
              <PageLinks
                heading={articleWords.related}
                pages={furtherReading}
                isColumn
              />
            )}
          </div>
        </div>
      </ReadingPage>
      <ClosingCall
        {...closing}
        calls={[audit, { ...closing.action, style: "secondary" }]}
      />
      <Sources entries={article.sources} />
    </PageDesk.Provider>
  );
}

/** Blocks that can contain the heading of a chapter. */
const opening = /<(?:blockquote|div|[ou]l)\b/;
const closing = /<\/(?:blockquote|div|[ou]l)>/;

/** Whether a text ends inside a block. */
function isOpen(html: string): boolean {
  return html.split(opening).length > html.split(closing).length;
}

/** Splits a text before the chapter in its middle. */
function splitHalf(html: string): [string, string] {
  const chapters = html.split(/(?=<h2[ >])/);
  if (chapters.length < 6) return [html, ""];
  let middle = Math.ceil(chapters.length / 2);
  while (isOpen(chapters.slice(0, middle).join(""))) middle += 1;
  return [chapters.slice(0, middle).join(""), chapters.slice(middle).join("")];
}

/** At the end of the text's column. */
const inMargin: CSSObject = {
  position: "absolute",
  left: `calc(100% + ${space.x6})`,
  right: `calc(${measure.prose} - 100cqi)`,
  textAlign: "end",
};

const noMargin: CSSObject = { "&::before, &::after": { content: "none" } };

const styles = createStyles({
  columns: { display: "grid", gap: space.x8, [media.wide]: splitAt(4) },
  text: {
    display: "grid",
    gap: space.x12,
    "& > div": { maxWidth: "none" },
    "& > div > :not(.table-scroll)": { maxWidth: measure.prose },
  },
  /** Where a block has a figure, the margin repeats it, with what it measures. */
  margin: {
    "@media (min-width: 77em)": {
      "& > div > :is(p, ul, ol), & > div > * > li:not(.task-list-item)": {
        position: "relative",
      },
      "& > div": { containerType: "inline-size" },
      "a[data-figure]::before, a[data-figure]::after": inMargin,
      "a[data-figure]::before": {
        ...numeral,
        content: 'attr(data-figure) / ""',
        top: 0,
        color: color.spruce,
        fontSize: "2.25rem",
      },
      "a[data-figure]::after": {
        ...labelText,
        content: 'attr(data-measure) / ""',
        top: "2.5rem",
        color: color.inkSoft,
        textWrap: "balance",
      },
      "a[data-figure] ~ a[data-figure], & :is(.task-list-item, td, .callout) a[data-figure]":
        noMargin,
      // Figures in neighboring items would touch.
      "li:has(a[data-figure]) + li a[data-figure], li:has(+ li a[data-figure]) a[data-figure]":
        noMargin,
      [media.print]: { "a[data-figure]": noMargin },
    },
  },
  /** Chapters of several short parts: their headings are labels. */
  labels: {
    "& > div > h3": {
      marginTop: space.x6,
      fontSize: "0.875rem",
      lineHeight: 1.35,
      color: color.spruce,
    },
    "& > div > h3 + *": { marginTop: space.x1 },
  },
  booking: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space.x4,
    paddingBlock: space.x4,
    borderTop: rule.hairline,
    borderBottom: `0.3rem double ${color.ink}`,
    "& > p": {
      flex: "1 1 18rem",
      fontFamily: font.label,
      fontSize: size.h3,
      fontWeight: 650,
    },
  },
});

export const query = graphql`
  query Article($id: String!) {
    article(id: { eq: $id }) {
      ...ArticleSeo
      ...ArticleHeader
      cover {
        ...CoverPicture
      }
      body {
        html
        headings {
          id
          text
          depth
        }
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
