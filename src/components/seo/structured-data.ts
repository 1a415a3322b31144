import type { Organization, WebSite, BreadcrumbList, WebPage } from "schema-dts";
import { routes } from "../../site/urls/routes";
import { type Company, type SiteIdentity, toAbsolute } from "./build-metadata";

export interface PageFacts {
  path: string;
  title: string;
  description: string;
}

/** The company, referenced by the identifier from its own page. */
export function toCompanyId({ url }: SiteIdentity) {
  return { "@id": `${url}/#organization` } as const;
}

/** A page, referenced by its own identifier; the home page is the WebSite. */
export function toPageId(path: string, site: SiteIdentity) {
  return path === routes.home ? toWebSiteId(site) : { "@id": toAbsolute(path, site) };
}

function toWebSiteId({ url }: SiteIdentity) {
  return { "@id": `${url}/#website` };
}

/** The company with name and URL, for consumers that do not resolve the identifier. */
export function toCompanyReference(site: SiteIdentity) {
  return {
    "@type": "Organization",
    ...toCompanyId(site),
    name: site.brand,
    url: toAbsolute("/", site),
  } as const;
}

export function toOrganization(company: Company): Organization {
  const { street, city, region, postalCode, countryCode } = company.address;
  return {
    ...toCompanyReference(company),
    logo: toAbsolute("/icon-512.png", company),
    slogan: company.tagline,
    description: company.description,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: countryCode,
    },
    sameAs: company.socialProfiles.map(({ url }) => url.href),
  };
}

export function toWebSite(company: Company): WebSite {
  return {
    ...toWebSiteReference(company),
    description: company.description,
    publisher: toCompanyId(company),
  };
}

function toWebSiteReference(site: SiteIdentity) {
  return {
    "@type": "WebSite",
    ...toWebSiteId(site),
    name: site.brand,
    url: toAbsolute("/", site),
  } as const;
}

export function toWebPage(
  { path, title, description }: PageFacts,
  site: SiteIdentity,
  type: "WebPage" | "AboutPage" | "CollectionPage" = "WebPage",
) {
  return {
    "@type": type,
    ...toPageId(path, site),
    name: title,
    description,
    url: toAbsolute(path, site),
    isPartOf: toWebSiteReference(site),
    publisher: toCompanyReference(site),
  } as const;
}

/** A page below a list, with its breadcrumbs. */
export function toPageWithTrail(
  page: PageFacts,
  steps: readonly { name: string; path: string }[],
  company: Company,
  type?: "CollectionPage",
): [WebPage, BreadcrumbList] {
  const id = { "@id": toAbsolute(`${page.path}#breadcrumb`, company) };
  const trail = [{ name: company.homeLabel, path: routes.home }, ...steps];
  return [
    { ...toWebPage(page, company, type), breadcrumb: id },
    {
      "@type": "BreadcrumbList",
      ...id,
      itemListElement: trail.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: toAbsolute(path, company),
      })),
    },
  ];
}
