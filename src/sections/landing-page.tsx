import { graphql } from "gatsby";
import type { PageProps } from "gatsby";
import { Account } from "../components/account/account";
import { PageSeo } from "../components/seo/page-seo";
import { toLandingHead } from "../components/seo/heads/landing-head";
import { SectionList } from "./section-list";
import type { SectionComponents } from "./section-list";

interface LandingData {
  landingPage: Queries.LandingPagePartsFragment | null;
}

/** The template of pages that are a list of sections, with the components of those that it shows. */
export function toLandingTemplate(components: Partial<SectionComponents>) {
  return function LandingTemplate({ data: { landingPage } }: PageProps<LandingData>) {
    if (!landingPage) return null;
    return (
      <>
        <PageSeo toHead={(company) => toLandingHead(landingPage, company)} />
        <SectionList {...landingPage} components={components} />
        <Account entries={landingPage.account} />
      </>
    );
  };
}

export const landingPageFragment = graphql`
  fragment LandingPageParts on LandingPage {
    ...LandingSeo
    ...SectionList
    account {
      ...AccountEntry
    }
  }
`;
