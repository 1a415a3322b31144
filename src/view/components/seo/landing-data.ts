import type { Thing, OfferCatalog, Service } from "schema-dts";
import { readToday } from "../../../lib/format/today";
import { routes } from "../../../lib/urls/routes";
import {
  buildOrganization,
  buildWebPage,
  buildWebSite,
  companyReference,
  type PageFacts,
} from "./structured-data";
import { type Company, absoluteUrl } from "./page-metadata";

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
  if (path === routes.home)
    return [buildOrganization(company), buildWebSite(company), ...offers];
  const services = kind === "service" ? [buildService(page, company)] : [];
  return [buildWebPage(page, company), ...services, ...offers];
}

/** A service from the company, for pages that offer one. */
function buildService(
  { path, title, description }: PageFacts,
  company: Company,
): Service {
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
): OfferCatalog {
  const url = absoluteUrl(path, company);
  const buildOffer = (
    plan: (typeof plans)[number],
    way: string,
    price: number,
  ) => ({
    "@type": "Offer" as const,
    name: `${plan.name}, ${way}`,
    description: plan.description,
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      price,
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
  });
  return {
    "@type": "OfferCatalog",
    name: title,
    url,
    itemListElement: plans.flatMap((plan) => [
      buildOffer(plan, billing.monthly, plan.monthly.price),
      buildOffer(plan, billing.annual, plan.annual.price),
    ]),
  };
}
