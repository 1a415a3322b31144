import { graphql } from "gatsby";
import type { ComponentType } from "react";
import { kebabCase } from "../../lib/format/kebab-case";
import { useBookingPlace } from "../components/ui/use-booking-place";
import * as sectionComponents from "./components";

type Section = Queries.SectionListFragment["sections"][number];

/** A section without a component is a type error. */
const components: {
  [Name in Section["__typename"]]: ComponentType<
    Extract<Section, { __typename: Name }>
  >;
} = sectionComponents;

export function SectionList({ sections }: Queries.SectionListFragment) {
  const placeBookings = useBookingPlace();
  return sections.map((section, index) => {
    // TypeScript can't infer that the key selects the component for the section's own type.
    const Component = components[section.__typename] as ComponentType<Section>;
    // Sections never change their order, so the index is a stable key.
    const placed = placeBookings(section, findPlace(sections, index));
    return <Component key={index} {...placed} />;
  });
}

/** The kind of a section, and its number if the page has several of them: `hero`, `hero-2`. */
function findPlace(sections: readonly Section[], index: number): string {
  const name = sections[index]?.__typename ?? "";
  const before = sections.slice(0, index);
  const earlier = before.filter(({ __typename }) => __typename === name);
  const place = kebabCase(name.replace(/Section$/, ""));
  return earlier.length > 0 ? `${place}-${earlier.length + 1}` : place;
}

export const sectionListFragment = graphql`
  fragment SectionList on LandingPage {
    sections {
      __typename
      ...AccountSection
      ...CallToActionSection
      ...MonthSection
      ...PricingSection
      ...DocumentSection
      ...FaqSection
      ...HeroSection
      ...ProofSection
      ...ProseSection
      ...RowsSection
      ...TimeRuleSection
      ...ToolSection
    }
  }
`;
