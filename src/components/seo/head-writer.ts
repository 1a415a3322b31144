/** Writes the head of a page. The browser's bundle takes `head-writer.browser.tsx` instead: see replaced-modules. */
export { Seo as HeadWriter } from "./seo";
