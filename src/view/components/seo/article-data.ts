import type { Article, HowTo, Blog, BlogPosting } from "schema-dts";
import { type SiteIdentity, absoluteUrl } from "./page-metadata";
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
  site: SiteIdentity,
): Article {
  const author = companyReference(site);
  return { "@type": "Article", ...buildText(text, description, site), author };
}

function buildText(text: TextRecord, description: string, site: SiteIdentity) {
  const { path, title, seo, shareImage, cover, publishDate, updatedDate } =
    text;
  const own = cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const images = [...(own === undefined ? [] : [own]), shareImage.src];
  return {
    ...articleId(path, site),
    headline: title,
    description,
    image: images.map((image) => absoluteUrl(image, site)),
    publisher: companyReference(site),
    mainEntityOfPage: pageId(path, site),
    keywords: seo.keywords.join(", "),
    ...(publishDate !== null && {
      datePublished: formatDateTime(publishDate),
      dateModified: formatDateTime(updatedDate ?? publishDate),
    }),
  };
}

function articleId(path: string, site: SiteIdentity) {
  return { "@id": absoluteUrl(`${path}#article`, site) };
}

export function buildHowTo(
  { path, title, description }: PageFacts,
  steps: readonly { id: string; name: string; text: string }[],
  site: SiteIdentity,
): HowTo {
  return {
    "@type": "HowTo",
    name: title,
    description,
    isPartOf: articleId(path, site),
    step: steps.map(({ id, name, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      text,
      url: absoluteUrl(`${path}#${id}`, site),
    })),
  };
}

export function buildBlog(
  { path, title, description }: PageFacts,
  site: SiteIdentity,
): Blog {
  return {
    ...blogReference(title, site),
    description,
    url: absoluteUrl(path, site),
  };
}

function blogReference(name: string, site: SiteIdentity) {
  return {
    "@type": "Blog",
    "@id": `${site.url}${routes.blog}#blog`,
    name,
    url: absoluteUrl(routes.blog, site),
    publisher: companyReference(site),
  } as const;
}

export function buildBlogPosting(
  post: TextRecord & { author: { name: string } },
  blogName: string,
  site: SiteIdentity,
): BlogPosting {
  return {
    "@type": "BlogPosting",
    ...buildText(post, post.seo.description, site),
    // The author is a team of the company, not a person.
    author: {
      "@type": "Organization",
      name: post.author.name,
      url: absoluteUrl(routes.about, site),
    },
    isPartOf: blogReference(blogName, site),
  };
}
