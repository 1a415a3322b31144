import type { EmotionCache } from "@emotion/cache";
import { createStyleCache } from "../theme/style-cache";

/**
 * A cache that knows the styles of the page, so that Emotion adds none of them again. Emotion would read their ids from an
 * attribute, where they are said a second time and cost each page 0.3 KB: the rules themselves say them as well. What pages to
 * come need it adds to the same element: the content policy would refuse one of its own.
 */
export function readPageStyles(): EmotionCache {
  const cache = createStyleCache();
  const style = document.querySelector<HTMLStyleElement>("head>style");
  // `develop` sends pages without styles.
  if (!style) return cache;
  for (const [, id = ""] of style.innerHTML.matchAll(/\.s-(\w+)/g)) cache.inserted[id] = true;
  cache.sheet.tags.push(style);
  // It makes an element where it counts none.
  cache.sheet.ctr = 1;
  return cache;
}
