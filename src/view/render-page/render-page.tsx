import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { createStyleCache } from "../theme/style-cache";

/** Styles of the router's focus wrapper and of Gatsby's announcer: the content policy refuses the attribute, the global styles have them. */
const inlineStyles = / style="(?:outline:none|position:absolute;top:0;[^"]*)"/g;

/**
 * Renders a page to HTML, styles, and head. react-helmet keeps the head of the last rendered page in a global,
 * and Gatsby renders pages concurrently, so the head is read before other code can run.
 * gatsby-plugin-react-helmet, used as a plugin, would read it later and mix up the heads of pages.
 */
export function renderPage({
  bodyComponent,
  ...actions
}: ReplaceRendererArgs): void {
  const cache = createStyleCache();
  // Before rendering, since it prepares the cache for the server.
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>{bodyComponent}</CacheProvider>,
  );
  writeHead(actions);
  actions.replaceBodyHTMLString(html.replace(inlineStyles, ""));
  // One element, whose hash is in the content policy. Emotion alone would put styles between the elements of the body.
  const { styles } = emotion.extractCriticalToChunks(html);
  const css = styles.map((chunk) => chunk.css).join("");
  actions.setHeadComponents([
    <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
}
