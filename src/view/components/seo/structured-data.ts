import type {
  Organization,
  WebSite,
  BreadcrumbList,
  WebPage,
} from "schema-dts";
import { routes } from "../../../lib/urls/routes";
import { type Company, type SiteIdentity, absoluteUrl } from "./page-metadata";

export interface PageFacts {
  path: string;
  title: string;
  description: string;
}

/** The company, referenced by the identifier from its own page. */
export function companyId({ url }: SiteIdentity) {
  return { "@id": `${url}/#organization` } as const;
}

/** A page, referenced by its own identifier. */
export function pageId(path: string, site: SiteIdentity) {
  return { "@id": absoluteUrl(path, site) };
}

/** The company with name and URL, for consumers that do not resolve the identifier. */
export function companyReference(site: SiteIdentity) {
  return {
    "@type": "Organization",
    ...companyId(site),
    name: site.brand,
    url: absoluteUrl("/", site),
  } as const;
}

export function buildOrganization(company: Company): Organization {
  const { street, city, region, postalCode, countryCode } = company.address;
  return {
    ...companyReference(company),
    logo: absoluteUrl("/icon-512.png", company),
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

export function buildWebSite(company: Company): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${company.url}/#website`,
    name: company.brand,
    url: absoluteUrl("/", company),
    description: company.description,
    publisher: companyId(company),
  };
}

export function buildWebPage(
  { path, title, description }: PageFacts,
  site: SiteIdentity,
) {
  return {
    "@type": "WebPage",
    ...pageId(path, site),
    name: title,
    description,
    url: absoluteUrl(path, site),
    publisher: companyReference(site),
  } as const;
}

/** A page below a list, with its breadcrumbs. */
export function buildPageWithBreadcrumbs(
  page: PageFacts,
  steps: readonly { name: string; path: string }[],
  company: Company,
): [WebPage, BreadcrumbList] {
  const breadcrumbs = [
    { name: company.homeLabel, path: routes.home },
    ...steps,
  ];
  return [
    buildWebPage(page, company),
    {
      "@type": "BreadcrumbList",
      itemListElement: breadcrumbs.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absoluteUrl(path, company),
      })),
    },
  ];
}
