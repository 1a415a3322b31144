import { useEffect, useReducer } from "react";
import type { Seo, SeoProps } from "./seo";

let Writer: typeof Seo | undefined;
let isFirstPage = true;

/**
 * The head of a page, in the browser. The page that a visit begins with has its head already, so
 * react-helmet (6 KB brotli) is fetched only when the visitor goes on to another page.
 */
export function HeadWriter(props: SeoProps) {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { path } = props.page;

  useEffect(() => {
    const isWritten = isFirstPage;
    isFirstPage = false;
    if (isWritten || Writer) return;
    import("./seo")
      .then((module) => {
        Writer = module.Seo;
        renderAgain();
      })
      .catch(() => {
        // The page itself is complete; only its title stays behind.
      });
  }, [path]);

  return Writer ? <Writer {...props} /> : null;
}
