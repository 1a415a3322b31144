import { createContext, useContext } from "react";

/** The figures that a page lists, each with its source. */
type PageFigures = readonly Queries.SourceEntryFragment[];

/** Set by templates, since a section does not know the page that it is on. */
export const PageFiguresContext = createContext<PageFigures>([]);

export function usePageFigures(): PageFigures {
  return useContext(PageFiguresContext);
}
