import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { CallToAction } from "./call-to-action/call-to-action";
import { CardGrid } from "./card-grid/card-grid";
import { CaseCards } from "./case-cards/case-cards";
import { CaseHighlight } from "./case-highlight/case-highlight";
import { FactorBars } from "./factor-bars/factor-bars";
import { FeeTable } from "./fee-table/fee-table";
import { LogoStrip } from "./logo-strip/logo-strip";
import { Plans } from "./plans/plans";
import { PricingPlans } from "./pricing-plans/pricing-plans";
import { ProblemList } from "./problem-list/problem-list";
import { ServiceList } from "./service-list/service-list";
import { Dashboard } from "./dashboard/dashboard";
import { Faq } from "./faq/faq";
import { Figures } from "./figures/figures";
import { Hero } from "./hero/hero";
import { Ledger } from "./ledger/ledger";
import { Prose } from "./prose/prose";
import { Split } from "./split/split";
import { Steps } from "./steps/steps";
import { Testimonials } from "./testimonials/testimonials";

type Section = Queries.SectionListFragment["sections"][number];
type Components = {
  [Name in Section["__typename"]]: ComponentType<Extract<Section, { __typename: Name }>>;
};

/** The component of every section: one that is missing here does not compile. */
const components: Components = {
  CallToActionSection: CallToAction,
  CardGridSection: CardGrid,
  CaseCardsSection: CaseCards,
  CaseHighlightSection: CaseHighlight,
  FactorBarsSection: FactorBars,
  FeeTableSection: FeeTable,
  LogoStripSection: LogoStrip,
  PlansSection: Plans,
  PricingPlansSection: PricingPlans,
  ProblemListSection: ProblemList,
  ServiceListSection: ServiceList,
  DashboardSection: Dashboard,
  FaqSection: Faq,
  FiguresSection: Figures,
  HeroSection: Hero,
  LedgerSection: Ledger,
  ProseSection: Prose,
  SplitSection: Split,
  StepsSection: Steps,
  TestimonialsSection: Testimonials,
};

/** The sections of a page, from top to bottom. */
export function SectionList({ sections }: Queries.SectionListFragment) {
  return (
    <>
      {sections.map((section, index) => {
        // TypeScript can't follow that a section's name picks the component of its own type.
        const Component = components[section.__typename] as ComponentType<Section>;
        // A page's sections never change places, so their index is a stable key.
        return <Component key={index} {...section} />;
      })}
    </>
  );
}

export const sectionListFragment = graphql`
  fragment SectionList on LandingPage {
    sections {
      __typename
      ...CallToActionSection
      ...CardGridSection
      ...CaseCardsSection
      ...CaseHighlightSection
      ...FactorBarsSection
      ...FeeTableSection
      ...LogoStripSection
      ...PlansSection
      ...PricingPlansSection
      ...ProblemListSection
      ...ServiceListSection
      ...DashboardSection
      ...FaqSection
      ...FiguresSection
      ...HeroSection
      ...LedgerSection
      ...ProseSection
      ...SplitSection
      ...StepsSection
      ...TestimonialsSection
    }
  }
`;
