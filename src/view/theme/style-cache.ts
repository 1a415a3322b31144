import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * Emotion's cache without vendor prefixes, which no supported browser needs. The styles of the first screen are
 * in the head with a mark of our own: Emotion would move them there again, and the browser would lay out all of the page.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "s", stylisPlugins: [] });
  if (typeof document === "undefined") return cache;
  const inHead = document.head.querySelectorAll("style[data-styles]");
  for (const style of inHead) {
    const ids = style.getAttribute("data-styles") ?? "";
    for (const id of ids.split(" ")) cache.inserted[id] = true;
  }
  return cache;
}
