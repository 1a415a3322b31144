import type { FAQPage, OfferCatalog, Service } from "schema-dts";
import { toAbsolute } from "./build-metadata";
import type { SiteIdentity } from "./build-metadata";
import { toCompanyReference, toPageId } from "./structured-data";
import type { PageFacts } from "./structured-data";

/** Markets that the company works in, as countries' names. */
interface Provider extends SiteIdentity {
  areaServed: readonly string[];
}

/** A service that the company provides, for pages that offer one. */
export function toService({ path, title, description }: PageFacts, provider: Provider): Service {
  return {
    "@type": "Service",
    "@id": toAbsolute(`${path}#service`, provider),
    name: title,
    description,
    url: toAbsolute(path, provider),
    mainEntityOfPage: toPageId(path, provider),
    provider: toCompanyReference(provider),
    areaServed: provider.areaServed.map((name) => ({ "@type": "Country", name })),
  };
}

interface PlanFacts {
  name: string;
  description: string;
  /** US dollars per month. */
  monthly: { price: number };
  annual: { price: number };
}

export interface PlansFacts {
  heading: string;
  anchor: string | null;
  billing: { monthly: string; annual: string };
  plans: readonly PlanFacts[];
  /** The last day of the prices, YYYY-MM-DD. */
  pricesValidUntil: string;
}

/** The plans as offers: one with each way to pay, at the very prices that the page shows. */
export function toOfferCatalog(
  { heading, anchor, billing, plans, pricesValidUntil }: PlansFacts,
  path: string,
  site: SiteIdentity,
): OfferCatalog {
  const url = toAbsolute(anchor === null ? path : `${path}#${anchor}`, site);
  const toOffer = (plan: PlanFacts, way: string, price: number) => ({
    "@type": "Offer" as const,
    name: `${plan.name}, ${way}`,
    description: plan.description,
    price,
    priceCurrency: "USD",
    priceValidUntil: pricesValidUntil,
    url,
    seller: toCompanyReference(site),
    priceSpecification: {
      "@type": "UnitPriceSpecification" as const,
      price,
      priceCurrency: "USD",
      // UN/CEFACT's code for a month.
      unitCode: "MON",
    },
  });
  return {
    "@type": "OfferCatalog",
    name: heading,
    mainEntityOfPage: toPageId(path, site),
    url,
    itemListElement: plans.flatMap((plan) => [
      toOffer(plan, billing.monthly, plan.monthly.price),
      toOffer(plan, billing.annual, plan.annual.price),
    ]),
  };
}

/** Questions that stand on the page, with their answers as plain words. */
export function toFaqPage(
  items: readonly { title: string; text: { plainText: string } }[],
  path: string,
  site: SiteIdentity,
): FAQPage {
  return {
    "@type": "FAQPage",
    isPartOf: toPageId(path, site),
    mainEntity: items.map(({ title, text }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: text.plainText },
    })),
  };
}
