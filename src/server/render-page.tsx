import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import type { ReactElement } from "react";
import { renderWithStyles } from "./render-with-styles";

type PageActions = Pick<
  ReplaceRendererArgs,
  "replaceBodyHTMLString" | "setHeadComponents" | "setHtmlAttributes" | "setBodyAttributes"
>;

/**
 * Renders a page into its HTML, styles and head. react-helmet keeps the head of the page rendered last in
 * a global, and Gatsby renders pages at the same time: the head is read before anything else can run.
 * gatsby-plugin-react-helmet, listed as a plugin, would read it later and give pages each other's heads.
 */
export function renderPage(page: ReactElement, actions: PageActions): void {
  const { html, styles } = renderWithStyles(page);
  writeHead(actions);
  actions.replaceBodyHTMLString(html);
  actions.setHeadComponents([styles]);
}
