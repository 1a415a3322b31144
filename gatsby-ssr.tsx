import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { headLinks } from "./src/server/head-links";
import { printLink } from "./src/server/print-link";
import { renderPage } from "./src/server/render-page";
import { loadFont } from "./src/site/web-font";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, ...actions }) => {
  renderPage(bodyComponent as ReactElement, actions);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents(headLinks);
  // A built page fetches the font with its scripts (src/publish/html/defer-scripts.ts), and only a build writes the sheet for paper.
  setPostBodyComponents([
    process.env.NODE_ENV === "development" ? (
      <script key="font" dangerouslySetInnerHTML={{ __html: loadFont }} />
    ) : (
      printLink
    ),
  ]);
};
