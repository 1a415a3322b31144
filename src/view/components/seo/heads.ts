import { graphql } from "gatsby";
import type { Thing } from "schema-dts";
import { routes } from "../../../lib/urls/routes";
import type { Breadcrumb } from "../article/breadcrumbs";
import type { Company, PageMetadata } from "./page-metadata";
// Builds structured data; in the HTML only, not in the browser.
import * as builders from "./structured-data";

/** The head of a page. `buildThings` runs only for the HTML: the browser bundle has no builders. */
function buildHead(
  { path, seo, shareImage: image }: Queries.PageSeoFragment,
  fields: Partial<PageMetadata>,
  buildThings: (build: typeof builders, company: Company) => Thing[],
): PageMetadata {
  return {
    ...seo,
    path,
    image,
    ...fields,
    buildStructuredData: (company) =>
      process.env.IS_BROWSER_BUNDLE ? [] : buildThings(builders, company),
  };
}

/** The head of a landing page. Its structured data depends on `kind`; the home page describes the company. */
export function buildLandingHead(page: Queries.LandingSeoFragment) {
  return buildHead(page, { isIndexed: page.isIndexed }, (build, company) =>
    build.buildLandingData(page, company),
  );
}

/** The head of a plain page below the home page. */
export function buildDocumentHead(page: Queries.PageSeoFragment) {
  return buildHead(page, {}, (build, company) => [
    build.buildWebPage({ path: page.path, ...page.seo }, company),
  ]);
}

/** The head of one page of the blog list. */
export function buildBlogHead(blog: Queries.BlogSeoFragment, page: number) {
  const list = { ...blog, path: routes.blogPage(page) };
  return buildHead(list, addPageNumber(blog.seo, page), (build, company) => [
    build.buildBlog(list, company),
  ]);
}

/** The head of one page of a category's list. */
export function buildCategoryHead(
  category: Queries.CategorySeoFragment,
  blog: Breadcrumb,
  page: number,
) {
  const list = { ...category, path: routes.blogCategory(category.key, page) };
  const words = addPageNumber(category.seo, page);
  return buildHead(list, words, (build, company) =>
    build.buildPageWithBreadcrumbs(
      { ...list, title: words.title },
      [blog, category],
      company,
    ),
  );
}

/** Later pages of a list include their number, so that titles are unique. */
function addPageNumber(
  { title, description }: Queries.PageSeoFragment["seo"],
  page: number,
) {
  const suffix = page === 1 ? "" : ` (${page})`;
  return { title: `${title}${suffix}`, description: `${description}${suffix}` };
}

/** The head of a guide, a case study, or a post; `list` is the page that lists it. */
export function buildTextHead(text: builders.TextRecord, list: Breadcrumb) {
  const { path, title, seo, publishDate: publishedOn } = text;
  return buildHead(text, { kind: "article", publishedOn }, (build, company) => [
    ...build.buildText(text, company),
    ...build.buildPageWithBreadcrumbs(
      { path, ...seo },
      [list, { name: title, path }],
      company,
    ),
  ]);
}

export const seoFragments = graphql`
  fragment PageSeo on SharedPage {
    path
    seo {
      title
      description
      keywords
    }
    shareImage {
      src
      width
      height
      alt
    }
  }

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
    title: heading
    description: lead
    ...PageSeo
  }

  fragment CategorySeo on BlogCategory {
    key
    name
    description: lead
    ...PageSeo
  }

  fragment ArticleSeo on Article {
    title
    description: intro
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
    description: summary
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
