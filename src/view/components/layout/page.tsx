import type { ReactNode } from "react";
import { Sources } from "../article/sources";
import { PageSignature, type SignatureProps } from "../section/signature";
import { DeferredHelmetTags } from "../seo/deferred-helmet-tags";
import { HelmetTags } from "../seo/helmet-tags";
import type { PageMetadata } from "../seo/page-metadata";
import { useSite, useUiLabels } from "../ui/use-site";

/** The first page of a visit already has its head, so the browser bundle loads react-helmet later. */
const Tags = process.env.IS_BROWSER_BUNDLE ? DeferredHelmetTags : HelmetTags;

interface PageProps {
  head: PageMetadata;
  record?: SignatureProps & {
    /** Where the page's figures come from. */
    sources?: readonly Queries.SourceEntryFragment[];
  };
  children: ReactNode;
}

/** A page between the header and footer. */
export function Page({ head, record, children }: PageProps) {
  const company = { ...useSite(), homeLabel: useUiLabels().breadcrumbHome };
  return (
    <PageSignature.Provider value={record ?? {}}>
      <Tags site={company} page={head} />
      {children}
      {record?.sources && <Sources entries={record.sources} />}
    </PageSignature.Provider>
  );
}
