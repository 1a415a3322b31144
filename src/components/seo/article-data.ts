import type { Article, HowTo } from "schema-dts";
import { toAbsolute } from "./build-metadata";
import type { SiteIdentity } from "./build-metadata";
import { toCompanyReference } from "./structured-data";
import type { PageFacts } from "./structured-data";

interface ArticleFacts extends PageFacts {
  /** YYYY-MM-DD; left out where the text has no date. */
  publishedOn?: string;
  updatedOn?: string;
  /** From the root of the site. */
  image: string;
  keywords: readonly string[];
}

/** A text that the company itself signs. */
export function toArticle(article: ArticleFacts, site: SiteIdentity): Article {
  const company = toCompanyReference(site);
  return {
    "@type": "Article",
    headline: article.title,
    description: article.description,
    image: toAbsolute(article.image, site),
    author: company,
    publisher: company,
    ...(article.publishedOn !== undefined && { datePublished: article.publishedOn }),
    ...(article.updatedOn !== undefined && { dateModified: article.updatedOn }),
    mainEntityOfPage: toAbsolute(article.path, site),
    keywords: article.keywords.join(", "),
  };
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
    step: steps.map(({ id, name, text }, index) => ({
      "@type": "HowToStep",
      position: index + 1,
      name,
      text,
      url: toAbsolute(`${path}#${id}`, site),
    })),
  };
}
