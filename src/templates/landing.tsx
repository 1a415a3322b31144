import { type PageProps, graphql } from "gatsby";
import { Account } from "../components/account/account";
import { toLandingHead } from "../components/seo/page-heads";
import { Seo } from "../components/seo/seo";
import { SectionList } from "../sections/section-list";

/** A page made of a list of sections. */
export default function LandingTemplate({ data }: PageProps<Queries.LandingPageQuery>) {
  const { landingPage } = data;
  if (!landingPage) return null;
  return (
    <>
      <Seo toHead={(company) => toLandingHead(landingPage, company)} />
      <SectionList sections={landingPage.sections} />
      <Account entries={landingPage.account} />
    </>
  );
}

export const query = graphql`
  query LandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingSeo
      ...SectionList
      account {
        ...AccountEntry
      }
    }
  }
`;
