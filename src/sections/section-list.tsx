import { graphql } from "gatsby";
import type { ComponentType } from "react";
import * as sectionComponents from "./components";

type Section = Queries.SectionListFragment["sections"][number];

/** A section without a component does not compile. */
const components: {
  [Name in Section["__typename"]]: ComponentType<Extract<Section, { __typename: Name }>>;
} = sectionComponents;

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
      ...PlanFinderSection
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
