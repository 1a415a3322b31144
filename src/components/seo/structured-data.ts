import type { Blog, BlogPosting, BreadcrumbList, Organization, WebPage, WebSite } from "schema-dts";
import { routes } from "../../site/routes";
import { toAbsolute } from "./build-metadata";
import type { SiteIdentity } from "./build-metadata";

/** The company, as machines should know it. */
export interface Company extends SiteIdentity {
  description: string;
  email: string;
  address: { street: string; city: string; region: string; postalCode: string; country: string };
  profiles: readonly string[];
  /** The countries of its clients. */
  areaServed: readonly string[];
  /** What the home page is called at the beginning of a trail. */
  homeLabel: string;
}

export interface PageFacts {
  path: string;
  title: string;
  description: string;
}

/** The company by the identifier that its own page gives it. */
export function toCompanyId({ url }: SiteIdentity) {
  return { "@id": `${url}/#organization` } as const;
}

/** The company for a reader who looks no further: its identifier, name and address. */
export function toCompanyReference(site: SiteIdentity) {
  return {
    "@type": "Organization",
    ...toCompanyId(site),
    name: site.brand,
    url: toAbsolute("/", site),
  } as const;
}

export function toOrganization(company: Company): Organization {
  const { street, city, region, postalCode, country } = company.address;
  return {
    ...toCompanyReference(company),
    logo: toAbsolute("/icon-512.png", company),
    description: company.description,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    sameAs: company.profiles,
  };
}

export function toWebSite(site: SiteIdentity): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${site.url}/#website`,
    name: site.brand,
    url: toAbsolute("/", site),
    publisher: toCompanyId(site),
  };
}

export function toWebPage(
  { path, title, description }: PageFacts,
  site: SiteIdentity,
  type: "WebPage" | "AboutPage" | "CollectionPage" = "WebPage",
): WebPage {
  return {
    "@type": type,
    name: title,
    description,
    url: toAbsolute(path, site),
    isPartOf: { "@id": `${site.url}/#website` },
  };
}

export function toBlog({ path, title, description }: PageFacts, site: SiteIdentity): Blog {
  return {
    "@type": "Blog",
    name: title,
    description,
    url: toAbsolute(path, site),
    publisher: toCompanyId(site),
  };
}

interface PostFacts extends PageFacts {
  publishedOn: string;
  author: string;
  /** From the root of the site. */
  image: string;
  keywords: readonly string[];
}

export function toBlogPosting(post: PostFacts, site: SiteIdentity): BlogPosting {
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    image: toAbsolute(post.image, site),
    datePublished: post.publishedOn,
    dateModified: post.publishedOn,
    // A desk of the company signs, not a person.
    author: { "@type": "Organization", name: post.author, url: toAbsolute("/about", site) },
    publisher: toCompanyReference(site),
    mainEntityOfPage: toAbsolute(post.path, site),
    keywords: post.keywords.join(", "),
  };
}

/** The way from the home page to a page, over the steps between them; the home page itself has none. */
export function toBreadcrumbs(
  steps: readonly { name: string; path: string }[],
  company: Company,
): BreadcrumbList {
  const trail = [{ name: company.homeLabel, path: routes.home }, ...steps];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: toAbsolute(path, company),
    })),
  };
}
