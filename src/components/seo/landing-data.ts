import type { Thing } from "schema-dts";
import { routes } from "../../site/routes";
import { toFaqPage, toOfferCatalog, toService } from "./service-data";
import type { PlansFacts } from "./service-data";
import { toCompanyId, toOrganization, toWebPage, toWebSite } from "./structured-data";
import type { Company, PageFacts } from "./structured-data";

interface LandingFacts extends PageFacts {
  kind: Queries.PageKind;
  /** What the page itself shows: only visible questions and prices are told to machines. */
  sections: Queries.LandingSeoFragment["sections"];
}

/** What a landing page tells machines: what it is, its questions and its prices. */
export function toLandingData(page: LandingFacts, company: Company): Thing[] {
  const { path, sections } = page;
  const offers = sections.flatMap((section) =>
    section.__typename === "PricingPlansSection"
      ? [toOfferCatalog(section satisfies PlansFacts, path, company)]
      : [],
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
