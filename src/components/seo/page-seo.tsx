import type { PageMetadata } from "./build-metadata";
import { HeadWriter } from "./head-writer";
import type { Company } from "./structured-data";
import { useCompany } from "./use-company";

/** The head of a page; `toHead` works it out from the page's record. */
export function PageSeo({ toHead }: { toHead: (company: Company) => PageMetadata }) {
  const company = useCompany();
  return <HeadWriter site={company} page={toHead(company)} />;
}
