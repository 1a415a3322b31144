import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { createStyleCache } from "../theme/style-cache";

/** Styles of the router's focus wrapper and of Gatsby's announcer: the content policy refuses the attribute, the global styles have them. */
const inlineStyles = / style="(?:outline:none|position:absolute;top:0;[^"]*)"/g;

/**
 * Renders a page into its HTML, styles and head. react-helmet keeps the head of the page rendered last in
 * a global, and Gatsby renders pages at the same time: the head is read before anything else can run.
 * gatsby-plugin-react-helmet, listed as a plugin, would read it later and give pages each other's heads.
 */
export function renderPage({ bodyComponent, ...actions }: ReplaceRendererArgs): void {
  const cache = createStyleCache();
  // Before rendering: it sets the cache up for a server.
  const emotion = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  writeHead(actions);
  actions.replaceBodyHTMLString(html.replace(inlineStyles, ""));
  // One element, which the content policy names by its hash. Emotion alone would put styles between the elements of the body.
  const { styles } = emotion.extractCriticalToChunks(html);
  const css = styles.map((chunk) => chunk.css).join("");
  actions.setHeadComponents([<style key="styles" dangerouslySetInnerHTML={{ __html: css }} />]);
}
