import type { EmotionCache } from "@emotion/cache";
import { createStyleCache } from "../theme/style-cache";

/**
 * A cache that knows the styles of the page, so that Emotion adds none of them again. Emotion would read their ids from an
 * attribute, where they are said a second time and cost each page 0.3 KB: the rules themselves say them as well.
 */
export function readPageStyles(): EmotionCache {
  const cache = createStyleCache();
  // `develop` sends pages without styles.
  const rules = document.querySelector("head>style")?.innerHTML ?? "";
  for (const [, id = ""] of rules.matchAll(/\.s-(\w+)/g)) cache.inserted[id] = true;
  return cache;
}
