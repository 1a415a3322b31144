import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { routes } from "../../site/urls/routes";
import type { TextFacts } from "./article-data";
import type { Company, PageMetadata } from "./build-metadata";
import { type Builders, type SeoRecord, buildHead } from "./build-head";

/** The head of a guide; a tutorial includes its steps. */
export function buildArticleHead(
  article: Queries.ArticleSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const { intro: description, steps } = article;
  const text = { ...article, list: { name: blogName, path: routes.blog } };
  return buildTextHead(text, company, (build, facts) => [
    build.buildArticle({ ...facts, description }, company),
    ...(steps.length > 0 ? [build.buildHowTo({ ...article, description }, steps, company)] : []),
  ]);
}

/** The head of a case study; `listTitle` is the title of the page that lists the cases. */
export function buildCaseHead(
  caseStudy: Queries.CaseSeoFragment,
  listTitle: string,
  company: Company,
): PageMetadata {
  const { summary: description, image: cover } = caseStudy;
  const list = { name: listTitle, path: routes.caseStudies };
  return buildTextHead({ ...caseStudy, cover, list }, company, (build, facts) => [
    build.buildArticle({ ...facts, description }, company),
  ]);
}

export function buildPostHead(
  post: Queries.PostSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const text = { ...post, list: { name: blogName, path: routes.blog } };
  return buildTextHead(text, company, (build, facts) => [
    build.buildBlogPosting({ ...facts, author: post.author.name, blogName }, company),
  ]);
}

interface TextRecord extends SeoRecord {
  title: string;
  cover: Queries.CoverPictureFragment;
  publishDate: string | null;
  updatedDate?: string | null;
  list: { name: string; path: string };
}

function buildTextHead(
  text: TextRecord,
  company: Company,
  buildText: (build: Builders, facts: TextFacts) => Thing[],
): PageMetadata {
  const { path, title, seo, shareImage, cover, publishDate, updatedDate, list } = text;
  const own = cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const images = [...(own === undefined ? [] : [own]), shareImage.src];
  const publishedOn = publishDate ?? undefined;
  return buildHead(text, { kind: "article", publishedOn }, (build) => [
    ...buildText(build, { ...seo, path, title, images, publishDate, updatedDate }),
    ...build.buildPageWithBreadcrumbs({ path, ...seo }, [list, { name: title, path }], company),
  ]);
}

export const textSeoFragments = graphql`
  fragment ArticleSeo on Article {
    path
    title
    intro
    publishDate
    updatedDate
    cover {
      ...CoverPicture
    }
    steps {
      id
      name
      text
    }
    ...PageSeo
  }

  fragment CaseSeo on CaseStudy {
    path
    title
    summary
    publishDate
    image {
      ...CoverPicture
    }
    ...PageSeo
  }

  fragment PostSeo on BlogPost {
    path
    title
    publishDate
    updatedDate
    cover {
      ...CoverPicture
    }
    ...PageSeo
    author {
      name
    }
  }
`;
