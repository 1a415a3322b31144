import { graphql } from "gatsby";
import { routes } from "../../site/routes";
import { toArticle } from "./article-data";
import { PageSeo } from "./page-seo";
import { toBreadcrumbs } from "./structured-data";
import { useCompany } from "./use-company";

interface CaseSeoProps {
  caseStudy: Queries.CaseSeoFragment;
  /** The title of the page that lists the cases. */
  listTitle: string;
}

/** The head of a case study. */
export function CaseSeo({ caseStudy, listTitle }: CaseSeoProps) {
  const { homeLabel, ...company } = useCompany();
  const { title, description, keywords } = caseStudy.seo;
  const path = caseStudy.path;
  const image = caseStudy.shareImage;
  const trail = [
    { name: homeLabel, path: routes.home },
    { name: listTitle, path: routes.caseStudies },
    { name: caseStudy.title, path },
  ];
  const facts = { path, title: caseStudy.title, description, image: image.src, keywords };
  // The head of the HTML has it: the visitor's bundle leaves it out.
  const structuredData =
    process.env.BUILD_STAGE === "build-javascript"
      ? []
      : [toArticle(facts, company), toBreadcrumbs(trail, company)];
  return (
    <PageSeo
      site={company}
      page={{ path, title, description, keywords, image, kind: "article", structuredData }}
    />
  );
}

export const caseSeoFragment = graphql`
  fragment CaseSeo on CaseStudy {
    path
    title
    seo {
      ...SeoText
    }
    shareImage {
      ...ShareImage
    }
  }
`;
