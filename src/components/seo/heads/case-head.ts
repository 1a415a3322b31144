import { graphql } from "gatsby";
import { routes } from "../../../site/routes";
import { toArticle } from "../article-data";
import type { PageMetadata } from "../build-metadata";
import { listImages } from "../own-images";
import type { Company } from "../structured-data";
import { toPageWithTrail } from "../trail-data";

/** The head of a case study; `listTitle` is that of the page that lists the cases. */
export function toCaseHead(
  caseStudy: Queries.CaseSeoFragment,
  listTitle: string,
  company: Company,
): PageMetadata {
  const { path, title, seo, summary: description, image: cover, shareImage: image } = caseStudy;
  const publishedOn = caseStudy.publishDate ?? undefined;
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
                ...{ path, title, description, publishedOn },
                images: listImages(cover, image),
                keywords: seo.keywords,
              },
              company,
            ),
            ...toPageWithTrail(
              { path, ...seo },
              [
                { name: listTitle, path: routes.caseStudies },
                { name: title, path },
              ],
              company,
            ),
          ],
  };
}

export const caseSeoFragment = graphql`
  fragment CaseSeo on CaseStudy {
    path
    title
    summary
    publishDate
    image {
      ...OwnImage
    }
    seo {
      ...SeoText
    }
    shareImage {
      ...ShareImage
    }
  }
`;
