import { graphql } from "gatsby";
import { useSite, useUiLabels } from "../ui/use-site";
import type { Company, PageMetadata } from "./page-metadata";
import { DeferredHelmetTags } from "./deferred-helmet-tags";
import { HelmetTags } from "./helmet-tags";

/** The first page of a visit already has its head, so the browser bundle loads react-helmet later. */
const Tags = process.env.IS_BROWSER_BUNDLE ? DeferredHelmetTags : HelmetTags;

/** The head of a page; `toHead` creates it from the page's record. */
export function Seo({
  toHead,
}: {
  toHead: (company: Company) => PageMetadata;
}) {
  const company = { ...useSite(), homeLabel: useUiLabels().breadcrumbHome };
  return <Tags site={company} page={toHead(company)} />;
}

export const pageSeoFragment = graphql`
  fragment PageSeo on SharedPage {
    path
    seo {
      title
      description
      keywords
    }
    shareImage {
      src
      width
      height
      alt
    }
  }
`;
