import { graphql } from "gatsby";
import { routes } from "../../../site/routes";
import type { PageMetadata } from "../build-metadata";
import { listImages } from "../own-images";
import { toBlogPosting } from "../blog-data";
import type { Company } from "../structured-data";
import { toPageWithTrail } from "../trail-data";

/** The head of a post. */
export function toPostHead(
  post: Queries.PostSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const { path, title, seo, author, cover, publishDate: publishedOn, shareImage: image } = post;
  const facts = {
    path,
    title,
    description: seo.description,
    publishedOn,
    updatedOn: post.updatedDate ?? undefined,
    author: author.name,
    blogName,
    images: listImages(cover, image),
    keywords: seo.keywords,
  };
  return {
    ...seo,
    ...{ path, image, publishedOn, kind: "article" },
    // The head of the HTML has it: the visitor's bundle leaves it out.
    structuredData:
      process.env.BUILD_STAGE === "build-javascript"
        ? []
        : [
            toBlogPosting(facts, company),
            ...toPageWithTrail(
              { path, ...seo },
              [
                { name: blogName, path: routes.blog },
                { name: title, path },
              ],
              company,
            ),
          ],
  };
}

export const postSeoFragment = graphql`
  fragment PostSeo on BlogPost {
    path
    title
    publishDate
    updatedDate
    cover {
      ...OwnImage
    }
    seo {
      ...SeoText
    }
    author {
      name
    }
    shareImage {
      ...ShareImage
    }
  }
`;
