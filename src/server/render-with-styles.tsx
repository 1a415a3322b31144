import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createStyleCache } from "../theme/style-cache";

export interface RenderedPage {
  html: string;
  /** The styles of this page and no other, for its head: one element, which the content policy names by its hash. */
  styles: ReactElement;
}

/** What the router's focus wrapper says of itself; the global styles say it, since the content policy forbids styles in attributes. */
const routersStyle = ' style="outline:none"';

/** Renders a page and gathers its styles; Emotion alone would put them between the elements of the body. */
export function renderWithStyles(page: ReactElement): RenderedPage {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const { styles } = emotion.extractCriticalToChunks(html);
  const css = styles.map((chunk) => chunk.css).join("");
  return {
    html: html.replace(routersStyle, ""),
    styles: <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
  };
}
