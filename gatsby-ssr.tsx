import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { headLinks } from "./src/server/head-links";
import { renderWithStyles } from "./src/server/render-with-styles";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const { html, styles } = renderWithStyles(bodyComponent as ReactElement);
  replaceBodyHTMLString(html);
  setHeadComponents([...headLinks, ...styles]);
};
