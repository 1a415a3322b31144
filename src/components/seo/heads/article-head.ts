import { graphql } from "gatsby";
import { routes } from "../../../site/routes";
import { toArticle, toHowTo } from "../article-data";
import type { PageMetadata } from "../build-metadata";
import { listImages } from "../own-images";
import type { Company } from "../structured-data";
import { toPageWithTrail } from "../trail-data";

/** The head of a guide; one that is a tutorial names its steps. */
export function toArticleHead(
  article: Queries.ArticleSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const { path, seo, steps, cover, shareImage: image } = article;
  const { publishDate: publishedOn, updatedDate: updatedOn } = article;
  const facts = { path, title: article.title, description: article.intro };
  return {
    ...seo,
    ...{ path, image, publishedOn, kind: "article" },
    // The head of the HTML has it: the visitor's bundle leaves it out.
    structuredData:
      process.env.BUILD_STAGE === "build-javascript"
        ? []
        : [
            toArticle(
              {
                ...facts,
                publishedOn,
                updatedOn,
                images: listImages(cover, image),
                keywords: seo.keywords,
              },
              company,
            ),
            ...(steps.length > 0 ? [toHowTo(facts, steps, company)] : []),
            ...toPageWithTrail(
              { path, ...seo },
              [
                { name: blogName, path: routes.blog },
                { name: article.title, path },
              ],
              company,
            ),
          ],
  };
}

export const articleSeoFragment = graphql`
  fragment ArticleSeo on Article {
    path
    title
    intro
    publishDate
    updatedDate
    cover {
      ...OwnImage
    }
    steps {
      id
      name
      text
    }
    seo {
      ...SeoText
    }
    shareImage {
      ...ShareImage
    }
  }
`;
