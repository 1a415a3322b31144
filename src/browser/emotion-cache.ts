import type { EmotionCache, Options } from "@emotion/cache";
import { compile, middleware, rulesheet, serialize, stringify } from "stylis";

/**
 * Stands in for `@emotion/cache`: without its vendor prefixer, which the site has switched off, its sheet of `<style>` elements, which
 * the content policy refuses, and the selectors of Emotion 10, where `:hover` alone was that of what stands within: here `&` says of what.
 */
export default function createCache({ key }: Pick<Options, "key">): EmotionCache {
  const toRules = middleware([
    stringify,
    rulesheet((rule) => {
      cache.sheet.insert(rule);
    }),
  ]);
  const cache = {
    key,
    inserted: {},
    registered: {},
    sheet: { key, insert: () => undefined },
    insert: (selector, { name, styles }, _sheet, shouldCache) => {
      serialize(compile(selector ? `${selector}{${styles}}` : styles), toRules);
      if (shouldCache) cache.inserted[name] = true;
    },
  } as Pick<EmotionCache, "key" | "inserted" | "registered" | "insert"> & {
    sheet: Pick<EmotionCache["sheet"], "key" | "insert">;
  };
  return cache as EmotionCache;
}
