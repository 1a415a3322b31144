import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { routes } from "../../../lib/urls/routes";
import type { TextRecord } from "./article-data";
import * as builders from "./builders";
import type { Company, PageMetadata } from "./page-metadata";

type BuildThings = (build: typeof builders) => Thing[];

/** The head of a page. `buildThings` runs only for the HTML: the browser bundle has no builders. */
function buildHead(
  { path, seo, shareImage: image }: Queries.PageSeoFragment,
  fields: Partial<PageMetadata>,
  buildThings: BuildThings,
): PageMetadata {
  return {
    ...seo,
    path,
    image,
    ...fields,
    structuredData: process.env.IS_BROWSER_BUNDLE ? [] : buildThings(builders),
  };
}

/** The head of a landing page. Its structured data depends on `kind`; the home page describes the company. */
export function buildLandingHead(
  page: Queries.LandingSeoFragment,
  company: Company,
): PageMetadata {
  return buildHead(page, { isIndexed: page.isIndexed }, (build) =>
    build.buildLandingData(page, company),
  );
}

/** The head of a plain page below the home page. */
export function buildDocumentHead(
  page: Queries.PageSeoFragment,
  company: Company,
): PageMetadata {
  return buildHead(page, {}, (build) => [
    build.buildWebPage({ path: page.path, ...page.seo }, company),
  ]);
}

/** The head of one page of the blog list. */
export function buildBlogHead(
  { heading: title, lead: description, ...blog }: Queries.BlogSeoFragment,
  page: number,
  company: Company,
): PageMetadata {
  const path = routes.blogPage(page);
  return buildHead(
    { ...blog, path },
    addPageNumber(blog.seo, page),
    (build) => [build.buildBlog({ path, title, description }, company)],
  );
}

/** The head of one page of a category's list. */
export function buildCategoryHead(
  { key, name, lead: description, ...category }: Queries.CategorySeoFragment,
  list: { blogName: string; page: number },
  company: Company,
): PageMetadata {
  const path = routes.blogCategory(key, list.page);
  const words = addPageNumber(category.seo, list.page);
  const breadcrumbs = [
    { name: list.blogName, path: routes.blog },
    { name, path: routes.blogCategory(key) },
  ];
  const page = { path, title: words.title, description };
  return buildHead({ ...category, path }, words, (build) =>
    build.buildPageWithBreadcrumbs(page, breadcrumbs, company),
  );
}

/** Later pages of a list include their number, so that titles are unique. */
function addPageNumber(
  { title, description }: Queries.PageSeoFragment["seo"],
  page: number,
) {
  const suffix = page === 1 ? "" : ` (${String(page)})`;
  return { title: `${title}${suffix}`, description: `${description}${suffix}` };
}

/** The head of a guide; a tutorial includes its steps. */
export function buildArticleHead(
  article: Queries.ArticleSeoFragment,
  blogName: string,
  company: Company,
): PageMetadata {
  const blog = { name: blogName, path: routes.blog };
  return buildTextHead(article, blog, company, (build) => [
    build.buildArticle(article, article.intro, company),
    ...(article.steps.length > 0 ? [build.buildHowTo(article)] : []),
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
    build.buildBlogPosting(post, company),
  ]);
}

function buildTextHead(
  text: TextRecord,
  list: { name: string; path: string },
  company: Company,
  buildText: BuildThings,
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

export const seoFragments = graphql`
  fragment LandingSeo on LandingPage {
    kind
    isIndexed
    ...PageSeo
    sections {
      __typename
      ... on PricingSection {
        account {
          ...OfferedPlans
        }
      }
    }
  }

  fragment OfferedPlans on PlanAccount {
    billing {
      monthly
      annual
    }
    plans {
      name
      description
      monthly {
        price
      }
      annual {
        price
      }
    }
    pricesValidUntil
  }

  fragment BlogSeo on BlogIndex {
    heading
    lead
    ...PageSeo
  }

  fragment CategorySeo on BlogCategory {
    key
    name
    lead
    ...PageSeo
  }

  fragment ArticleSeo on Article {
    title
    intro
    publishDate
    updatedDate
    cover {
      ...CoverPicture
    }
    steps {
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
