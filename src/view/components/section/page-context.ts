import { createContext, useContext } from "react";

/** What the end of a page shows of the page itself. */
interface PageEnd {
  /** The figures that the page lists, each with its source. */
  sources: readonly Queries.SourceEntryFragment[];
  /** The desk that signs the page. */
  desk?: Queries.SignatureFragment | null;
}

/** Set by templates, since a section does not know the page that it is on. */
export const PageContext = createContext<PageEnd>({ sources: [] });

export function usePage(): PageEnd {
  return useContext(PageContext);
}
