import type { Article, HowTo, Blog, BlogPosting } from "schema-dts";
import { type SiteIdentity, toAbsolute } from "./build-metadata";
import { type PageFacts, toCompanyReference, toPageId } from "./structured-data";
import { routes } from "../../site/urls/routes";
import { toDayTime } from "../../site/format/format-date";

export interface TextFacts extends PageFacts {
  images: readonly string[];
  keywords: readonly string[];
}

/** Structured data for a guide or a case study, with the company as the author. */
export function toArticle(
  article: TextFacts & { publishedOn: string | undefined; updatedOn?: string },
  site: SiteIdentity,
): Article {
  const { publishedOn, updatedOn } = article;
  const company = toCompanyReference(site);
  return {
    "@type": "Article",
    ...toText(article, site, {
      author: company,
      publisher: company,
      ...(publishedOn !== undefined && { datePublished: toDayTime(publishedOn) }),
      ...(updatedOn !== undefined && { dateModified: toDayTime(updatedOn) }),
    }),
  };
}

/** @param origin the author and dates of the text */
function toText<Origin extends object>(text: TextFacts, site: SiteIdentity, origin: Origin) {
  return {
    ...toArticleId(text.path, site),
    headline: text.title,
    description: text.description,
    image: text.images.map((image) => toAbsolute(image, site)),
    ...origin,
    mainEntityOfPage: toPageId(text.path, site),
    keywords: text.keywords.join(", "),
  };
}

function toArticleId(path: string, site: SiteIdentity) {
  return { "@id": toAbsolute(`${path}#article`, site) };
}

export function toHowTo(
  { path, title, description }: PageFacts,
  steps: readonly { id: string; name: string; text: string }[],
  site: SiteIdentity,
): HowTo {
  return {
    "@type": "HowTo",
    name: title,
    description,
    isPartOf: toArticleId(path, site),
    step: steps.map(({ id, name, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      text,
      url: toAbsolute(`${path}#${id}`, site),
    })),
  };
}

export function toBlog({ path, title, description }: PageFacts, site: SiteIdentity): Blog {
  return {
    ...toBlogReference(title, site),
    description,
    url: toAbsolute(path, site),
    publisher: toCompanyReference(site),
  };
}

function toBlogReference(name: string, site: SiteIdentity) {
  return {
    "@type": "Blog",
    "@id": `${site.url}${routes.blog}#blog`,
    name,
    url: toAbsolute(routes.blog, site),
  } as const;
}

interface PostFacts extends TextFacts {
  publishedOn: string;
  updatedOn: string | null;
  author: string;
  blogName: string;
}

export function toBlogPosting(post: PostFacts, site: SiteIdentity): BlogPosting {
  return {
    "@type": "BlogPosting",
    ...toText(post, site, {
      datePublished: toDayTime(post.publishedOn),
      dateModified: toDayTime(post.updatedOn ?? post.publishedOn),
      // The author is a team of the company, not a person.
      author: { "@type": "Organization", name: post.author, url: toAbsolute(routes.about, site) },
      publisher: toCompanyReference(site),
      isPartOf: toBlogReference(post.blogName, site),
    } as const),
  };
}
