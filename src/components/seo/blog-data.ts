import type { Blog, BlogPosting } from "schema-dts";
import { toDayTime } from "../../site/day-time";
import { routes } from "../../site/routes";
import { toAbsolute } from "./build-metadata";
import type { SiteIdentity } from "./build-metadata";
import { toCompanyReference, toPageId } from "./structured-data";
import type { PageFacts } from "./structured-data";

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
  /** Left out where it was never changed. */
  updatedOn: string | undefined;
  author: string;
  /** What the blog is called. */
  blogName: string;
  /** From the root of the site: the post's own picture, and the one of shared links. */
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
