import type { EmotionCache } from "@emotion/cache";
import { createStyleCache } from "../theme/style-cache";

/** Emotion's cache, filled from the page's rules. Later styles go to an adopted style sheet, since the CSP forbids `<style>`. */
export function readPageStyles(): EmotionCache {
  const cache = createStyleCache();
  const rules = document.querySelector("head>style")?.innerHTML;
  if (rules === undefined) return cache;
  for (const [, name = ""] of rules.matchAll(/\.s-(\w+)/g)) cache.inserted[name] = true;
  const adopted = new CSSStyleSheet();
  document.adoptedStyleSheets.push(adopted);
  cache.sheet.insert = (rule) => {
    try {
      adopted.insertRule(rule, adopted.cssRules.length);
    } catch {
      // This browser does not support the selector.
    }
  };
  return cache;
}
