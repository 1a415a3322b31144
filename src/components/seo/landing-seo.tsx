import { graphql } from "gatsby";
import { routes } from "../../site/routes";
import { PageSeo } from "./page-seo";
import { toBreadcrumbs, toOrganization, toWebPage, toWebSite } from "./structured-data";
import { useCompany } from "./use-company";

/** The head of a landing page. The home page speaks for the company; every other one tells its place below it. */
export function LandingSeo({ page }: { page: Queries.LandingSeoFragment }) {
  const { shareImage, homeLabel, ...company } = useCompany();
  const { title, description, keywords } = page.seo;
  const path = page.path ?? routes.notFound;
  const facts = { path, title, description };
  const home = { name: homeLabel, path: routes.home };
  const structuredData =
    path === routes.home
      ? [toOrganization(company), toWebSite(company)]
      : [toWebPage(facts, company), toBreadcrumbs([home, { name: title, path }], company)];
  return (
    <PageSeo
      site={company}
      page={{ ...facts, keywords, image: shareImage, isIndexed: page.isIndexed, structuredData }}
    />
  );
}

export const landingSeoFragment = graphql`
  fragment LandingSeo on LandingPage {
    path
    isIndexed
    seo {
      ...SeoText
    }
  }

  fragment SeoText on SeoText {
    title
    description
    keywords
  }
`;
