import { routes } from "../../site/routes";
import { PageSeo } from "./page-seo";
import { toBreadcrumbs, toWebPage } from "./structured-data";
import { useCompany } from "./use-company";

interface DocumentSeoProps {
  path: string;
  seo: Queries.SeoTextFragment;
}

/** The head of a plain page below the home page. */
export function DocumentSeo({ path, seo }: DocumentSeoProps) {
  const { shareImage, homeLabel, ...company } = useCompany();
  const facts = { path, title: seo.title, description: seo.description };
  const trail = [
    { name: homeLabel, path: routes.home },
    { name: seo.title, path },
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
