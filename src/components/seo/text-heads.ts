import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { routes } from "../../site/urls/routes";
import type { PageMetadata } from "./build-metadata";
import type { Company } from "./structured-data";
import { type Builders, toHead } from "./to-head";

type TextRecord = Pick<Queries.ArticleSeoFragment, "path" | "title" | "seo" | "shareImage">;

interface TextFacts {
  cover: Queries.OwnImageFragment;
  publishedOn: string | undefined;
  list: { name: string; path: string };
}

/** The head of a guide; one that is a tutorial lists its steps. */
export function toArticleHead(
  article: Queries.ArticleSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const { path, title, intro: description, steps, updatedDate: updatedOn } = article;
  const list = { name: blogName, path: routes.blog };
  const text = { cover: article.cover, publishedOn: article.publishDate, list };
  return toTextHead(article, text, company, (build, facts) => [
    build.toArticle({ ...facts, description, updatedOn }, company),
    ...(steps.length > 0 ? [build.toHowTo({ path, title, description }, steps, company)] : []),
  ]);
}

/** The head of a case study; `listTitle` is that of the page that lists the cases. */
export function toCaseHead(
  caseStudy: Queries.CaseSeoFragment,
  listTitle: string,
  company: Company,
): PageMetadata {
  const { summary: description, image: cover, publishDate } = caseStudy;
  const list = { name: listTitle, path: routes.caseStudies };
  const text = { cover, publishedOn: publishDate ?? undefined, list };
  return toTextHead(caseStudy, text, company, (build, facts) => [
    build.toArticle({ ...facts, description }, company),
  ]);
}

/** The head of a post. */
export function toPostHead(
  post: Queries.PostSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const { author, cover, publishDate: publishedOn } = post;
  const updatedOn = post.updatedDate ?? undefined;
  const text = { cover, publishedOn, list: { name: blogName, path: routes.blog } };
  return toTextHead(post, text, company, (build, facts) => [
    build.toBlogPosting(
      { ...facts, publishedOn, updatedOn, author: author.name, blogName },
      company,
    ),
  ]);
}

function toTextHead(
  record: TextRecord,
  { cover, publishedOn, list }: TextFacts,
  company: Company,
  buildText: (build: Builders, facts: ReturnType<typeof toFacts>) => Thing[],
): PageMetadata {
  const { path, title, seo } = record;
  return toHead(record, { kind: "article", publishedOn }, (build) => [
    ...buildText(build, toFacts(record, cover, publishedOn)),
    ...build.toPageWithTrail({ path, ...seo }, [list, { name: title, path }], company),
  ]);
}

function toFacts(
  { path, title, seo, shareImage }: TextRecord,
  cover: Queries.OwnImageFragment,
  publishedOn: string | undefined,
) {
  const own = cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const images = [...(own === undefined ? [] : [own]), shareImage.src];
  return { path, title, description: seo.description, publishedOn, images, keywords: seo.keywords };
}

export const textSeoFragments = graphql`
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

  fragment OwnImage on Image {
    ...CoverPicture
  }
`;
