import createCache, { type EmotionCache } from "@emotion/cache";

/** Emotion's cache without vendor prefixes, which no supported browser needs. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "s", stylisPlugins: [] });
}
