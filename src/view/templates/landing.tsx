import { type PageProps, graphql } from "gatsby";
import { Sources } from "../components/article/sources";
import { OwnLineProvider } from "../components/section/own-line";
import { PageDesk } from "../components/section/signature";
import { buildLandingHead } from "../components/seo/heads";
import { Seo } from "../components/seo/seo";
import { SectionList } from "../sections/section-list";

/** A page made of a list of sections. */
export default function LandingTemplate({
  data,
}: PageProps<Queries.LandingPageQuery>) {
  const { landingPage } = data;
  if (!landingPage) return null;
  return (
    <PageDesk.Provider value={landingPage.desk}>
      <Seo toHead={(company) => buildLandingHead(landingPage, company)} />
      <OwnLineProvider>
        <SectionList sections={landingPage.sections} />
      </OwnLineProvider>
      <Sources entries={landingPage.sources} />
    </PageDesk.Provider>
  );
}

export const query = graphql`
  query LandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingSeo
      ...SectionList
      desk {
        ...Signature
      }
      sources {
        ...SourceEntry
      }
    }
  }
`;
