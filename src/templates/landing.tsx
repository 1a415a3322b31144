import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Account } from "../components/account/account";
import { PageSeo } from "../components/seo/page-seo";
import { toLandingHead } from "../components/seo/heads/landing-head";
import { SectionList } from "../sections/section-list";

/** A page that is a list of sections. */
export default function LandingTemplate({
  data: { landingPage },
}: PageProps<Queries.LandingPageQuery>) {
  if (!landingPage) return null;
  return (
    <>
      <PageSeo toHead={(company) => toLandingHead(landingPage, company)} />
      <SectionList {...landingPage} />
      <Account entries={landingPage.account} />
    </>
  );
}

export const landingAccountFragment = graphql`
  fragment LandingAccount on LandingPage {
    account {
      ...AccountEntry
    }
  }
`;

export const query = graphql`
  query LandingPage($id: String!) {
    landingPage(id: { eq: $id }) {
      ...LandingSeo
      ...SectionList
      ...LandingAccount
    }
  }
`;
