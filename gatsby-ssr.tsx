import type { GatsbySSR } from "gatsby";
import {
  fontStylesheetPath,
  generatedFiles,
  printStylesheetPath,
} from "./src/lib/urls/routes";
import { color } from "./src/view/theme/tokens";

export { wrapPageElement } from "./src/view/components/layout/wrap-page-element";
export { renderPage as replaceRenderer } from "./src/view/render-page/render-page";

const fontLink = (
  <link key="fonts" rel="stylesheet" href={fontStylesheetPath} />
);

/** Elements that every page has. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents([
    <link
      key="icon"
      rel="icon"
      href="/favicon.ico"
      sizes="16x16 32x32 48x48"
    />,
    <link
      key="touch-icon"
      rel="apple-touch-icon"
      href="/apple-touch-icon.png"
    />,
    <link key="manifest" rel="manifest" href={generatedFiles.manifest} />,
    <meta key="theme" name="theme-color" content={color.paper} />,
  ]);
  // Built pages load these with their scripts (src/publish/html/defer-scripts.ts). Only a build writes the print stylesheet.
  setPostBodyComponents([
    process.env.NODE_ENV === "development" ? (
      fontLink
    ) : (
      <noscript key="sheets">
        {fontLink}
        <link rel="stylesheet" href={printStylesheetPath} media="print" />
      </noscript>
    ),
  ]);
};
