import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { headLinks, laterLinks } from "./src/server/page-links";
import { renderPage } from "./src/server/render-page";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, ...actions }) => {
  renderPage(bodyComponent as ReactElement, actions);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents(headLinks);
  setPostBodyComponents([laterLinks]);
};
