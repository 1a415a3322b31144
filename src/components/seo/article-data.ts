import type { Article, HowTo, Blog, BlogPosting } from "schema-dts";
import { type SiteIdentity, toAbsolute } from "./build-metadata";
import { type PageFacts, toCompanyReference, toPageId } from "./structured-data";
import { routes } from "../../site/urls/routes";
import { toDayTime } from "../../site/format/format-date";

interface ArticleFacts extends PageFacts {
  publishedOn?: string;
  updatedOn?: string;
  images: readonly string[];
  keywords: readonly string[];
}

/** A text that the company itself signs. */
export function toArticle(article: ArticleFacts, site: SiteIdentity): Article {
  const company = toCompanyReference(site);
  return {
    "@type": "Article",
    ...toArticleId(article.path, site),
    headline: article.title,
    description: article.description,
    image: article.images.map((image) => toAbsolute(image, site)),
    author: company,
    publisher: company,
    ...(article.publishedOn !== undefined && { datePublished: toDayTime(article.publishedOn) }),
    ...(article.updatedOn !== undefined && { dateModified: toDayTime(article.updatedOn) }),
    mainEntityOfPage: toPageId(article.path, site),
    keywords: article.keywords.join(", "),
  };
}

function toArticleId(path: string, site: SiteIdentity) {
  return { "@id": toAbsolute(`${path}#article`, site) };
}

/** A tutorial with the steps that stand on its page. */
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

interface PostFacts extends PageFacts {
  publishedOn: string;
  updatedOn: string | undefined;
  author: string;
  blogName: string;
  images: readonly string[];
  keywords: readonly string[];
}

export function toBlogPosting(post: PostFacts, site: SiteIdentity): BlogPosting {
  return {
    "@type": "BlogPosting",
    "@id": toAbsolute(`${post.path}#article`, site),
    headline: post.title,
    description: post.description,
    image: post.images.map((image) => toAbsolute(image, site)),
    datePublished: toDayTime(post.publishedOn),
    dateModified: toDayTime(post.updatedOn ?? post.publishedOn),
    // A desk of the company signs, not a person.
    author: { "@type": "Organization", name: post.author, url: toAbsolute("/about", site) },
    publisher: toCompanyReference(site),
    isPartOf: toBlogReference(post.blogName, site),
    mainEntityOfPage: toPageId(post.path, site),
    keywords: post.keywords.join(", "),
  };
}
