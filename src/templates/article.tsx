import { css } from "@emotion/react";
import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { ArticleHeader } from "../components/article/article-header";
import { PageLinks } from "../components/article/page-links";
import { CoverPicture } from "../components/picture/cover-picture";
import { ReadingPage } from "../components/article/reading-page";
import { TableOfContents } from "../components/article/table-of-contents";
import { Seo } from "../components/seo/seo";
import { buildArticleHead } from "../components/seo/text-heads";
import { ProseText } from "../components/ui/prose-text";
import { routes } from "../site/urls/routes";
import { media, space } from "../theme/tokens";
import { ClosingCall } from "../sections/call-to-action/call-to-action";

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleQuery>) {
  const { article, articleWords, siteSettings, blogIndex } = data;
  if (!article || !articleWords || !siteSettings || !blogIndex) return null;
  const { body, closing, related, relatedPosts } = article;
  const furtherReading = [...related, ...(relatedPosts ?? [])];
  return (
    <>
      <Seo toHead={(company) => buildArticleHead(article, blogIndex.heading, company)} />
      <ReadingPage breadcrumbs={[{ name: blogIndex.heading, path: routes.blog }]}>
        <ArticleHeader article={article} words={articleWords} brand={siteSettings.brand} />
        <CoverPicture image={article.cover} />
        <div css={styles.columns}>
          <TableOfContents
            label={articleWords.contents}
            headings={body.headings.filter(({ depth }) => depth === 2)}
          />
          <div css={styles.text}>
            <ProseText html={body.html} />
            <PageLinks heading={articleWords.related} pages={furtherReading} isColumn />
          </div>
        </div>
      </ReadingPage>
      <ClosingCall
        {...closing}
        calls={[articleWords.closing, { ...closing.action, style: "secondary" }]}
      />
      <Sources entries={article.sources} />
    </>
  );
}

const styles = {
  columns: css({
    display: "grid",
    gap: space.x8,
    [media.wide]: { gridTemplateColumns: "15rem minmax(0, 1fr)", gap: space.x16 },
  }),
  text: css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.x12 }),
};

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
      sources {
        ...SourceEntry
      }
    }
    articleWords {
      ...ArticleFrame
    }
    siteSettings {
      brand
    }
    blogIndex {
      heading
    }
  }
`;
