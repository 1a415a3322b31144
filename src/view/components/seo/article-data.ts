import type { Article, HowTo, Blog, BlogPosting } from "schema-dts";
import { type Company, absoluteUrl } from "./page-metadata";
import { type PageFacts, companyReference, pageId } from "./structured-data";
import { routes } from "../../../lib/urls/routes";
import { formatDateTime } from "../../../lib/format/format-date";

export type TextRecord = Queries.PageSeoFragment & {
  title: string;
  cover: Queries.CoverPictureFragment;
  /** YYYY-MM-DD. */
  publishDate: string | null;
  updatedDate?: string | null;
};

/** Structured data for a guide or a case study, with the company as the author. */
export function buildArticle(
  text: TextRecord,
  description: string,
  company: Company,
): Article {
  const author = companyReference(company);
  return {
    "@type": "Article",
    ...buildText(text, description, company),
    author,
  };
}

function buildText(text: TextRecord, description: string, company: Company) {
  const { path, title, seo, shareImage, cover, publishDate, updatedDate } =
    text;
  const own = cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const images = [own, shareImage.src].filter((src) => src !== undefined);
  return {
    ...articleId(path, company),
    headline: title,
    description,
    image: images.map((image) => absoluteUrl(image, company)),
    publisher: companyReference(company),
    mainEntityOfPage: pageId(path, company),
    keywords: seo.keywords.join(", "),
    ...(publishDate !== null && {
      datePublished: formatDateTime(publishDate),
      dateModified: formatDateTime(updatedDate ?? publishDate),
    }),
  };
}

function articleId(path: string, company: Company) {
  return { "@id": absoluteUrl(`${path}#article`, company) };
}

export function buildHowTo(
  { path, title, description }: PageFacts,
  steps: readonly { id: string; name: string; text: string }[],
  company: Company,
): HowTo {
  return {
    "@type": "HowTo",
    name: title,
    description,
    isPartOf: articleId(path, company),
    step: steps.map(({ id, name, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      text,
      url: absoluteUrl(`${path}#${id}`, company),
    })),
  };
}

export function buildBlog(
  { path, title, description }: PageFacts,
  company: Company,
): Blog {
  return {
    ...blogReference(title, company),
    description,
    url: absoluteUrl(path, company),
  };
}

function blogReference(name: string, company: Company) {
  return {
    "@type": "Blog",
    "@id": `${company.url}${routes.blog}#blog`,
    name,
    url: absoluteUrl(routes.blog, company),
    publisher: companyReference(company),
  } as const;
}

export function buildBlogPosting(
  post: TextRecord & { author: { name: string } },
  blogName: string,
  company: Company,
): BlogPosting {
  return {
    "@type": "BlogPosting",
    ...buildText(post, post.seo.description, company),
    // The author is a team of the company, not a person.
    author: {
      "@type": "Organization",
      name: post.author.name,
      url: absoluteUrl(routes.about, company),
    },
    isPartOf: blogReference(blogName, company),
  };
}
