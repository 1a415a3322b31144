import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { routes } from "../../../lib/urls/routes";
import type { TextRecord } from "./article-data";
import type { Company, PageMetadata } from "./page-metadata";
import { type Builders, buildHead } from "./build-head";

/** The head of a guide; a tutorial includes its steps. */
export function buildArticleHead(
  article: Queries.ArticleSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const { intro: description, steps } = article;
  const blog = { name: blogName, path: routes.blog };
  return buildTextHead(article, blog, company, (build) => [
    build.buildArticle(article, description, company),
    ...(steps.length > 0
      ? [build.buildHowTo({ ...article, description }, steps, company)]
      : []),
  ]);
}

/** The head of a case study; `listTitle` is the title of the page that lists the cases. */
export function buildCaseHead(
  caseStudy: Queries.CaseSeoFragment,
  listTitle: string,
  company: Company,
): PageMetadata {
  const list = { name: listTitle, path: routes.caseStudies };
  return buildTextHead(caseStudy, list, company, (build) => [
    build.buildArticle(caseStudy, caseStudy.summary, company),
  ]);
}

export function buildPostHead(
  post: Queries.PostSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const list = { name: blogName, path: routes.blog };
  return buildTextHead(post, list, company, (build) => [
    build.buildBlogPosting(post, blogName, company),
  ]);
}

function buildTextHead(
  text: TextRecord,
  list: { name: string; path: string },
  company: Company,
  buildText: (build: Builders) => Thing[],
): PageMetadata {
  const { path, title, seo, publishDate: publishedOn } = text;
  return buildHead(text, { kind: "article", publishedOn }, (build) => [
    ...buildText(build),
    ...build.buildPageWithBreadcrumbs(
      { path, ...seo },
      [list, { name: title, path }],
      company,
    ),
  ]);
}

export const textSeoFragments = graphql`
  fragment ArticleSeo on Article {
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
    title
    summary
    publishDate
    cover: image {
      ...CoverPicture
    }
    ...PageSeo
  }

  fragment PostSeo on BlogPost {
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
