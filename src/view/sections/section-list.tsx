import { graphql } from "gatsby";
import type { ComponentType } from "react";
import * as sectionComponents from "./components";

type Section = Queries.SectionListFragment["sections"][number];

/** A section without a component is a type error. */
const components: {
  [Name in Section["__typename"]]: ComponentType<
    Extract<Section, { __typename: Name }>
  >;
} = sectionComponents;

export function SectionList({ sections }: Queries.SectionListFragment) {
  return sections.map((section, index) => {
    // TypeScript can't infer that the key selects the component for the section's own type.
    const Component = components[section.__typename] as ComponentType<Section>;
    // Sections never change their order, so the index is a stable key.
    return <Component key={index} {...section} />;
  });
}

export const sectionListFragment = graphql`
  fragment SectionList on LandingPage {
    sections {
      __typename
      ...CalculatorSection
      ...CallToActionSection
      ...CardGridSection
      ...CaseCardsSection
      ...CaseHighlightSection
      ...DesksSection
      ...FactorBarsSection
      ...FeeTableSection
      ...PlanFinderSection
      ...PlansSection
      ...PricingPlansSection
      ...ProblemListSection
      ...ServiceListSection
      ...DashboardSection
      ...FaqSection
      ...FiguresSection
      ...HeroSection
      ...HireOrPlanSection
      ...LedgerSection
      ...ProseSection
      ...SplitSection
      ...StepsSection
      ...TestimonialsSection
    }
  }
`;
