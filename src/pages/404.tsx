import { graphql } from "gatsby";

/** What an unknown address shows: a landing page without an address, whose words are in content/landing/not-found. */
export { default } from "../templates/landing";

export const query = graphql`
  query NotFoundPage {
    landingPage(key: { eq: "not-found" }) {
      ...LandingPageParts
    }
  }
`;
