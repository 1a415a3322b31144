import type {
  Organization,
  WebSite,
  BreadcrumbList,
  WebPage,
} from "schema-dts";
import { routes } from "../../../lib/urls/routes";
import { type Company, absoluteUrl } from "./page-metadata";

export interface PageFacts {
  path: string;
  title: string;
  description: string;
}

/** A page, referenced by its own identifier. */
export function pageId(path: string, company: Company) {
  return { "@id": absoluteUrl(path, company) };
}

/** The company with name and URL, for consumers that do not resolve the identifier. */
export function companyReference(company: Company) {
  return {
    "@type": "Organization",
    "@id": `${company.url}/#organization`,
    name: company.brand,
    url: absoluteUrl("/", company),
  } as const;
}

export function buildOrganization(company: Company): Organization {
  const { street, city, region, postalCode, countryCode } = company.address;
  return {
    ...companyReference(company),
    logo: absoluteUrl("/icon-512.png", company),
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
    name: company.brand,
    url: absoluteUrl("/", company),
  };
}

export function buildWebPage(
  { path, title, description }: PageFacts,
  company: Company,
) {
  return {
    "@type": "WebPage",
    ...pageId(path, company),
    name: title,
    description,
    url: absoluteUrl(path, company),
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
