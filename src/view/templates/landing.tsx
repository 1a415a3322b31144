import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { buildLandingHead } from "../components/seo/page-heads";
import { Seo } from "../components/seo/seo";
import { SectionList } from "../sections/section-list";

/** A page made of a list of sections. */
export default function LandingTemplate({
  data,
}: PageProps<Queries.LandingPageQuery>) {
  const { landingPage } = data;
  if (!landingPage) return null;
  return (
    <>
      <Seo toHead={(company) => buildLandingHead(landingPage, company)} />
      <SectionList sections={landingPage.sections} />
      <Sources entries={landingPage.sources} />
    </>
  );
}

export const query = graphql`
  query LandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingSeo
      ...SectionList
      sources {
        ...SourceEntry
      }
    }
  }
`;
