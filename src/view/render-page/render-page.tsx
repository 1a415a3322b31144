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
  ).replace(inlineStyles, "");
  writeHead(actions);

  /** The styles of a part of the page, without those of the parts before it. */
  const takeStyles = (part: string) => {
    const { styles } = emotion.extractCriticalToChunks(part);
    // Elements whose styles are all conditional may have an empty one, which would be an element of its own.
    const used = styles.filter(({ css }) => css !== "");
    // Emotion's mark for rules that the page already has.
    for (const id of used.flatMap(({ ids }) => ids)) cache.inserted[id] = true;
    return used;
  };

  const end = findEndOfFirstScreen(html);
  const firstScreen = html.slice(0, end);
  const rest = html.slice(end);
  // The cache of the browser reads the names in the attribute.
  const headStyles = takeStyles(firstScreen).map(({ ids, css }) => (
    <style
      key={ids.join()}
      data-styles={ids.join(" ")}
      dangerouslySetInnerHTML={{ __html: css }}
    />
  ));
  const restStyles = emotion.constructStyleTagsFromChunks({
    html: rest,
    styles: takeStyles(rest),
  });
  actions.setHeadComponents(headStyles);
  actions.replaceBodyHTMLString(firstScreen + restStyles + rest);
}

/** Inside the second section: between two sections, it would hide from CSS that they are neighbors. */
function findEndOfFirstScreen(html: string): number {
  const [, second] = html.matchAll(/<section\b[^>]*>/g);
  return second ? second.index + second[0].length : html.length;
}
