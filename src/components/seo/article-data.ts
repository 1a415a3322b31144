import type { Article, HowTo } from "schema-dts";
import { toDayTime } from "../../site/day-time";
import { toAbsolute } from "./build-metadata";
import type { SiteIdentity } from "./build-metadata";
import { toCompanyReference, toPageId } from "./structured-data";
import type { PageFacts } from "./structured-data";

interface ArticleFacts extends PageFacts {
  /** YYYY-MM-DD; left out where the text has no date. */
  publishedOn?: string;
  updatedOn?: string;
  /** From the root of the site: the text's own picture, and the one of shared links. */
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
