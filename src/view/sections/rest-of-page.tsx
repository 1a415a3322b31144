import { startTransition, useEffect, useState } from "react";
import { css } from "../theme";

/**
 * Whether to render all of the page. A page that opens at its top after a press shows its first screen at once: React renders the rest
 * right after it, in slices that leave the main thread free. All other pages are whole from the start.
 */
export function useRestOfPage(): boolean {
  const [hasRest, setHasRest] = useState(opensWhole);
  useEffect(() => {
    startTransition(() => setHasRest(true));
  }, []);
  return hasRest;
}

/** `render-rest.ts` writes it before a page renders. The HTML of the first page has everything. */
function opensWhole(): boolean {
  const isInBrowser = typeof document !== "undefined";
  return !isInBrowser || document.documentElement.dataset["whole"] !== "false";
}

/** Stands where the rest is about to be (`restSelector`), and keeps the footer out of sight until then. */
export function RestOfPage() {
  return <div css={tall} data-rest />;
}

const tall = css({ height: "100vh" });
