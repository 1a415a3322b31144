import type { Thing } from "schema-dts";
import { formatDateTime } from "../../../lib/format/format-date";
import { readToday } from "../../../lib/format/today";
import { routes } from "../../../lib/urls/routes";
import type { Breadcrumb } from "../article/breadcrumbs";
import { type Company, absoluteUrl } from "./page-metadata";

interface PageFacts {
  path: string;
  title: string;
  description: string;
}

/** A guide, a case study, or a post. */
export type TextRecord = Queries.PageSeoFragment & {
  title: string;
  /** Default: the description in search results. */
  description?: string;
  cover: Queries.CoverPictureFragment;
  /** YYYY-MM-DD. */
  publishDate: string | null;
  updatedDate?: string | null;
  /** The desk that signs a post; the company is the author of other texts. */
  author?: { name: string };
  /** The steps of a tutorial. */
  steps?: readonly { name: string; text: string }[];
};

/** Structured data for a landing page, with the prices that it shows. */
export function buildLandingData(
  { path, seo, kind, sections }: Queries.LandingSeoFragment,
  company: Company,
): Thing[] {
  const page = { path, ...seo };
  const offers = sections.flatMap((section) =>
    section.__typename === "PricingSection" && section.account
      ? [buildOfferCatalog(section.account, page, company)]
      : [],
  );
  if (path === routes.home) return [...buildCompany(company), ...offers];
  const services = kind === "service" ? [buildService(page, company)] : [];
  return [buildWebPage(page, company), ...services, ...offers];
}

/** A service from the company, for pages that offer one. */
function buildService(
  { path, title, description }: PageFacts,
  company: Company,
): Thing {
  return {
    "@type": "Service",
    name: title,
    description,
    url: absoluteUrl(path, company),
    provider: companyReference(company),
    areaServed: company.areaServed.map((name) => ({
      "@type": "Country",
      name,
    })),
  };
}

/** The plans as offers: one per billing period, at exactly the prices shown on the page. */
function buildOfferCatalog(
  { billing, plans, pricesValidUntil }: Queries.OfferedPlansFragment,
  { path, title }: PageFacts,
  company: Company,
): Thing {
  const url = absoluteUrl(path, company);
  const periods = ["monthly", "annual"] as const;
  const offers = plans.flatMap((plan) =>
    periods.map((period) => ({
      "@type": "Offer" as const,
      name: `${plan.name}, ${billing[period]}`,
      description: plan.description,
      priceSpecification: {
        "@type": "UnitPriceSpecification" as const,
        price: plan[period].price,
        priceCurrency: "USD",
        // By UN/CEFACT's code for a month.
        unitCode: "MON",
      },
      // Search engines leave out an offer that has ended.
      ...(pricesValidUntil >= readToday(company.timeZone) && {
        priceValidUntil: pricesValidUntil,
      }),
      url,
      seller: companyReference(company),
    })),
  );
  return {
    "@type": "OfferCatalog",
    name: title,
    url,
    itemListElement: offers,
  };
}

/** The company, and the name of its site. */
function buildCompany(company: Company): Thing[] {
  const { street, city, region, postalCode, countryCode } = company.address;
  return [
    {
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
    },
    {
      "@type": "WebSite",
      name: company.brand,
      url: absoluteUrl("/", company),
    },
  ];
}

/** A text with what it is about; a tutorial has its steps too. */
export function buildText(text: TextRecord, company: Company): Thing[] {
  const { title, steps = [] } = text;
  const description = text.description ?? text.seo.description;
  const article = buildArticle(text, description, company);
  if (steps.length === 0) return [article];
  const howTo: Thing = {
    "@type": "HowTo",
    name: title,
    description,
    step: steps.map((step) => ({ "@type": "HowToStep", ...step })),
  };
  return [article, howTo];
}

function buildArticle(
  {
    path,
    title,
    shareImage,
    cover,
    author,
    publishDate,
    updatedDate,
  }: TextRecord,
  description: string,
  company: Company,
): Thing {
  const own = cover.file.childImageSharp?.gatsbyImageData.images.fallback?.src;
  const images = [own, shareImage.src].filter((src) => src !== undefined);
  return {
    "@type": author ? "BlogPosting" : "Article",
    headline: title,
    description,
    image: images.map((image) => absoluteUrl(image, company)),
    publisher: companyReference(company),
    mainEntityOfPage: { "@id": absoluteUrl(path, company) },
    ...(publishDate !== null && {
      datePublished: formatDateTime(publishDate),
      dateModified: formatDateTime(updatedDate ?? publishDate),
    }),
    author: author
      ? {
          // A team of the company, not a person.
          "@type": "Organization",
          name: author.name,
          url: absoluteUrl(routes.about, company),
        }
      : companyReference(company),
  };
}

export function buildBlog(
  { path, title, description }: PageFacts,
  company: Company,
): Thing {
  return {
    "@type": "Blog",
    name: title,
    description,
    url: absoluteUrl(path, company),
    publisher: companyReference(company),
  };
}

export function buildWebPage(
  { path, title, description }: PageFacts,
  company: Company,
) {
  const url = absoluteUrl(path, company);
  return {
    "@type": "WebPage",
    "@id": url,
    name: title,
    description,
    url,
  } as const;
}

/** A page below a list, with its breadcrumbs. */
export function buildPageWithBreadcrumbs(
  page: PageFacts,
  steps: readonly Breadcrumb[],
  company: Company,
): Thing[] {
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

/** The company with name and URL, for consumers that do not resolve the identifier. */
function companyReference(company: Company) {
  return {
    "@type": "Organization",
    "@id": `${company.url}/#organization`,
    name: company.brand,
    url: absoluteUrl("/", company),
  } as const;
}
