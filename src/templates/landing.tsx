import { graphql } from "gatsby";
import * as sections from "../sections/components";
import { toLandingTemplate } from "../sections/landing-page";

/** A page that is a list of sections. */
export default toLandingTemplate(sections);

export const query = graphql`
  query LandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingPageParts
    }
  }
`;
