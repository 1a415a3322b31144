import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { groupMediaQueries } from "./group-media-queries";

export interface RenderedPage {
  html: string;
  /** The styles of this page and no other, for its head. */
  styles: ReactElement[];
}

/** Renders a page and gathers its styles; Emotion alone would put them between the elements of the body. */
export function renderWithStyles(page: ReactElement): RenderedPage {
  // Without Emotion's vendor prefixes: no browser that the site supports needs one, and they are a third of the CSS.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const emotion = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{page}</CacheProvider>);
  const styles = emotion
    .extractCriticalToChunks(html)
    .styles.filter(({ css }) => css !== "")
    .map(({ key, ids, css }) => (
      <style
        key={ids.join(" ")}
        // The ids of the page's own styles are read from its rules (browser/restore-style-ids.ts).
        data-emotion={key === cache.key ? key : [key, ...ids].join(" ")}
        dangerouslySetInnerHTML={{ __html: groupMediaQueries(css) }}
      />
    ));
  return { html, styles };
}
