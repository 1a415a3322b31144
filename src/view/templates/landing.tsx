import { type PageProps, graphql } from "gatsby";
import { OwnLineProvider } from "../components/section/own-line";
import { buildLandingHead } from "../components/seo/heads";
import { Page } from "../components/layout/page";
import { SectionList } from "../sections/section-list";

/** A page made of a list of sections. */
export default function LandingTemplate({
  data: { landingPage },
}: PageProps<Queries.LandingPageQuery>) {
  if (!landingPage) return null;
  return (
    <Page head={buildLandingHead(landingPage)} record={landingPage}>
      <OwnLineProvider>
        <SectionList sections={landingPage.sections} />
      </OwnLineProvider>
    </Page>
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
      deskPicture {
        ...VectorDrawing
      }
      sources {
        ...SourceEntry
      }
    }
  }
`;
