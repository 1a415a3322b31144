import type { PageMetadata } from "./build-metadata";
import { DeferredHelmetTags } from "./deferred-helmet-tags";
import { HelmetTags } from "./helmet-tags";
import type { Company } from "./structured-data";
import { useCompany } from "./use-company";

/** The first page of a visit has its head already: the visitor's bundle fetches react-helmet later. */
const Tags = process.env.BUILD_STAGE === "build-javascript" ? DeferredHelmetTags : HelmetTags;

/** The head of a page; `toHead` works it out from the page's record. */
export function Seo({ toHead }: { toHead: (company: Company) => PageMetadata }) {
  const company = useCompany();
  return <Tags site={company} page={toHead(company)} />;
}
