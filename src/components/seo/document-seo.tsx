import { graphql } from "gatsby";
import { routes } from "../../site/routes";
import { PageSeo } from "./page-seo";
import { toBreadcrumbs, toWebPage } from "./structured-data";
import { useCompany } from "./use-company";

interface DocumentSeoProps {
  page: Queries.DocumentSeoFragment;
}

/** The head of a plain page below the home page. */
export function DocumentSeo({ page: { path, seo, shareImage } }: DocumentSeoProps) {
  const { homeLabel, ...company } = useCompany();
  const facts = { path, title: seo.title, description: seo.description };
  const trail = [
    { name: homeLabel, path: routes.home },
    { name: seo.title, path: facts.path },
  ];
  // The head of the HTML has it: the visitor's bundle leaves it out.
  const structuredData =
    process.env.BUILD_STAGE === "build-javascript"
      ? []
      : [toWebPage(facts, company), toBreadcrumbs(trail, company)];
  return (
    <PageSeo
      site={company}
      page={{ ...facts, keywords: seo.keywords, image: shareImage, structuredData }}
    />
  );
}

export const documentSeoFragment = graphql`
  fragment DocumentSeo on LegalPage {
    path
    shareImage {
      ...ShareImage
    }
    seo {
      ...SeoText
    }
  }
`;
