/** The head of a page. The browser's bundle takes `page-seo.browser.tsx` instead: see create-webpack-config. */
export { Seo as PageSeo } from "./seo";
