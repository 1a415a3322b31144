import { useEffect, useLayoutEffect, useReducer } from "react";
import { formatPageTitle } from "./page-metadata";
import type { HelmetTags, HelmetTagsProps } from "./helmet-tags";

let Writer: typeof HelmetTags | undefined;
let isFirstPage = true;

/** The first page's head is in its HTML, so react-helmet (6 KB brotli) loads with the second. */
export function DeferredHelmetTags(props: HelmetTagsProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { path, title } = props.page;

  // Set the title before the page view is sent, which includes it, even if react-helmet loads late or never.
  useLayoutEffect(() => {
    if (!isFirstPage) document.title = formatPageTitle(title, props.site.brand);
  });

  useEffect(() => {
    const isWritten = isFirstPage;
    isFirstPage = false;
    if (isWritten || Writer) return;
    import("./helmet-tags")
      .then((module) => {
        Writer = module.HelmetTags;
        renderAgain();
      })
      .catch(() => {
        // The page and its title are shown; only metadata for crawlers is missing.
      });
  }, [path]);

  return Writer ? <Writer {...props} /> : null;
}
