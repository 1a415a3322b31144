import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { LandingSeo } from "../components/seo/landing-seo";
import { SectionList } from "../sections/section-list";

/** A page that is a list of sections. */
export default function LandingTemplate({
  data: { landingPage },
}: PageProps<Queries.LandingPageQuery>) {
  if (!landingPage) return null;
  return (
    <>
      <LandingSeo page={landingPage} />
      <SectionList {...landingPage} />
    </>
  );
}

export const query = graphql`
  query LandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingSeo
      ...SectionList
    }
  }
`;
