import { graphql } from "gatsby";
import * as sections from "../sections/components";
import { toLandingTemplate } from "../sections/landing-page";
import type { SectionComponents, SectionName } from "../sections/section-list";
import type { RareSection } from "../sections/templates";

const components: SectionComponents<Exclude<SectionName, RareSection>> = sections;

/** A page that is a list of sections. */
export default toLandingTemplate(components);

export const query = graphql`
  query LandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingPageParts
    }
  }
`;
