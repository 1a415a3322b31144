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
  return {
    "@type": "Article",
    ...buildText(text, description, company),
    author: companyReference(company),
  };
}

function buildText(text: TextRecord, description: string, company: Company) {
  const { path, title, shareImage, cover, publishDate, updatedDate } = text;
  const own = cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const images = [own, shareImage.src].filter((src) => src !== undefined);
  return {
    headline: title,
    description,
    image: images.map((image) => absoluteUrl(image, company)),
    publisher: companyReference(company),
    mainEntityOfPage: pageId(path, company),
    ...(publishDate !== null && {
      datePublished: formatDateTime(publishDate),
      dateModified: formatDateTime(updatedDate ?? publishDate),
    }),
  };
}

export function buildHowTo({
  title,
  intro,
  steps,
}: Queries.ArticleSeoFragment): HowTo {
  return {
    "@type": "HowTo",
    name: title,
    description: intro,
    step: steps.map(({ name, text }) => ({ "@type": "HowToStep", name, text })),
  };
}

export function buildBlog(
  { path, title, description }: PageFacts,
  company: Company,
): Blog {
  return {
    "@type": "Blog",
    name: title,
    description,
    url: absoluteUrl(path, company),
    publisher: companyReference(company),
  };
}

export function buildBlogPosting(
  post: TextRecord & { author: { name: string } },
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
  };
}
