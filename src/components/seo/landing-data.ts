import type { Thing, FAQPage, OfferCatalog, Service } from "schema-dts";
import { routes } from "../../site/urls/routes";
import {
  toCompanyId,
  toOrganization,
  toWebPage,
  toWebSite,
  toCompanyReference,
  toPageId,
  type PageFacts,
} from "./structured-data";
import { type Company, type SiteIdentity, toAbsolute } from "./build-metadata";

type LandingFacts = PageFacts & Pick<Queries.LandingSeoFragment, "kind" | "sections">;
type PlansFacts = Extract<LandingFacts["sections"][number], { __typename: "PricingPlansSection" }>;

/** Structured data for a landing page, with the questions and prices that it shows. */
export function toLandingData(page: LandingFacts, company: Company): Thing[] {
  const { path, sections } = page;
  const offers = sections.flatMap((section) =>
    section.__typename === "PricingPlansSection" ? [toOfferCatalog(section, path, company)] : [],
  );
  const questions = sections.flatMap((section) =>
    section.__typename === "FaqSection" ? section.items : [],
  );
  return [
    ...toOwnThings(page, company),
    ...offers,
    ...(questions.length > 0 ? [toFaqPage(questions, path, company)] : []),
  ];
}

function toOwnThings({ kind, sections, ...facts }: LandingFacts, company: Company): Thing[] {
  if (facts.path === routes.home) return [toOrganization(company), toWebSite(company)];
  const hero = sections.find((section) => section.__typename === "HeroSection");
  const page = { ...facts, description: hero?.text?.plainText ?? facts.description };
  switch (kind) {
    case "service":
      return [toWebPage(page, company), toService(page, company)];
    case "about":
      return [
        { ...toWebPage(page, company, "AboutPage"), mainEntity: toCompanyId(company) },
        toOrganization(company),
      ];
    case "list":
      return [toWebPage(page, company, "CollectionPage")];
    case "page":
      return [toWebPage(page, company)];
  }
}

/** A service from the company, for pages that offer one. */
function toService({ path, title, description }: PageFacts, company: Company): Service {
  return {
    "@type": "Service",
    "@id": toAbsolute(`${path}#service`, company),
    name: title,
    description,
    url: toAbsolute(path, company),
    mainEntityOfPage: toPageId(path, company),
    provider: toCompanyReference(company),
    areaServed: company.areaServed.map((name) => ({ "@type": "Country", name })),
  };
}

/** The plans as offers: one per billing period, at exactly the prices shown on the page. */
function toOfferCatalog(
  { heading, anchor, billing, plans, pricesValidUntil }: PlansFacts,
  path: string,
  site: SiteIdentity,
): OfferCatalog {
  const url = toAbsolute(anchor === null ? path : `${path}#${anchor}`, site);
  const toOffer = (plan: PlansFacts["plans"][number], way: string, price: number) => ({
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

/** The page's questions, with their answers as plain text. */
function toFaqPage(
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
