import type { EmotionCache } from "@emotion/cache";
import { createStyleCache } from "../theme/style-cache";

/**
 * A cache that knows the styles of the page, so that Emotion adds none of them again. Emotion would read their ids from an
 * attribute, where they are said a second time and cost each page 0.3 KB: the rules themselves say them as well. What it adds goes
 * into a sheet: the content policy refuses an element of its own, and one more rule in the page's element would have the browser
 * work out all styles anew (60 ms on a slow phone).
 */
export function readPageStyles(): EmotionCache {
  const cache = createStyleCache();
  const rules = document.querySelector("head>style")?.innerHTML;
  // `develop` sends pages without styles.
  if (rules === undefined) return cache;
  for (const [, id = ""] of rules.matchAll(/\.s-(\w+)/g)) cache.inserted[id] = true;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A selector that this browser does not know.
    }
  };
  return cache;
}
