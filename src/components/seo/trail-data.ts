import type { BreadcrumbList, WebPage } from "schema-dts";
import { routes } from "../../site/routes";
import { toAbsolute } from "./build-metadata";
import { toWebPage } from "./structured-data";
import type { Company, PageFacts } from "./structured-data";

/** A page below a list, and the way to it from the home page, with the page itself: what src/components/article/trail.tsx shows. */
export function toPageWithTrail(
  page: PageFacts,
  steps: readonly { name: string; path: string }[],
  company: Company,
  type?: "CollectionPage",
): [WebPage, BreadcrumbList] {
  const id = { "@id": toAbsolute(`${page.path}#breadcrumb`, company) };
  const trail = [{ name: company.homeLabel, path: routes.home }, ...steps];
  return [
    { ...toWebPage(page, company, type), breadcrumb: id },
    {
      "@type": "BreadcrumbList",
      ...id,
      itemListElement: trail.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: toAbsolute(path, company),
      })),
    },
  ];
}
