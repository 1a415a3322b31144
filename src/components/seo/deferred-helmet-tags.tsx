import { useEffect, useLayoutEffect, useReducer } from "react";
import { toPageTitle } from "./page-title";
import type { HelmetTags, HelmetTagsProps } from "./helmet-tags";

let Writer: typeof HelmetTags | undefined;
let isFirstPage = true;

/** The first page has its head in its HTML: react-helmet (6 KB brotli) waits for the second. */
export function DeferredHelmetTags(props: HelmetTagsProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { path, title } = props.page;

  // Before the page view is sent, which includes it, and also where the rest of the head comes late or never.
  useLayoutEffect(() => {
    if (!isFirstPage) document.title = toPageTitle(title, props.site.brand);
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
        // The page and its title are there; only what others read of a head stays behind.
      });
  }, [path]);

  return Writer ? <Writer {...props} /> : null;
}
