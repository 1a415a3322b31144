import { graphql } from "gatsby";
import { allComponents } from "../sections/all-components";
import { toLandingTemplate } from "../sections/landing-page";

/** A page with sections that no other template has together. */
export default toLandingTemplate(allComponents);

export const query = graphql`
  query AnyLandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingPageParts
    }
  }
`;
