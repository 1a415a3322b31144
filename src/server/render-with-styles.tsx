import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { fontWithoutScripts } from "../site/web-font";
import { createStyleCache } from "../theme/style-cache";
import { groupMediaQueries } from "./group-media-queries";

export interface RenderedPage {
  html: string;
  /** The styles of this page and no other, for its head: one element, which the content policy names by its hash. */
  styles: ReactElement;
}

/** What the router's focus wrapper says of itself; the global styles say it, since the content policy forbids styles in attributes. */
const routersStyle = ' style="outline:none"';

/** `.5rem` for `0.5rem`: 20 bytes less of the home page after brotli (docs/decisions/0037-booking-origin.md). */
function withoutZeros(css: string): string {
  return css.replace(/(?<![\w.])0(?=\.\d)/g, "");
}

/** Renders a page and gathers its styles; Emotion alone would put them between the elements of the body. */
export function renderWithStyles(page: ReactElement): RenderedPage {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const css = emotion
    .extractCriticalToChunks(html)
    .styles.map((chunk) => groupMediaQueries(withoutZeros(chunk.css)))
    .concat(fontWithoutScripts)
    .join("");
  return {
    html: html.replace(routersStyle, ""),
    styles: <style key="styles" dangerouslySetInnerHTML={{ __html: css }} />,
  };
}
