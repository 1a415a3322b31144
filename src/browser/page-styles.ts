import type { EmotionCache } from "@emotion/cache";
import { createStyleCache } from "../view/theme/style-cache";

type PageStylesheet = EmotionCache["sheet"];

/** Emotion's cache, filled from the page's rules. Later styles go to an adopted style sheet, since the CSP forbids `<style>`. */
export function readPageStyles(): EmotionCache {
  const cache = createStyleCache();
  const elements = [...document.querySelectorAll("style")];
  if (elements.length === 0) return cache;
  // Later pages need them too, and React does not expect them in the body (src/view/render-page/render-page.tsx).
  document.head.append(...elements.slice(1));
  for (const { innerHTML } of elements)
    for (const [, name = ""] of innerHTML.matchAll(/\.s-(\w+)/g))
      cache.inserted[name] = true;
  adoptStyles(cache);
  return cache;
}

/** `<Global>` creates its own sheet with the constructor of the cache's sheet. */
function adoptStyles(cache: EmotionCache): void {
  const EmotionSheet = cache.sheet.constructor as new (
    options: Pick<PageStylesheet, "key" | "container">,
  ) => PageStylesheet;

  class AdoptedStylesheet extends EmotionSheet {
    private adopted = new CSSStyleSheet();
    // Never attached: Emotion only flushes sheets that have an element.
    override tags = [document.createElement("style")];

    constructor(options: PageStylesheet) {
      super(options);
      document.adoptedStyleSheets.push(this.adopted);
    }

    override insert(rule: string): void {
      try {
        this.adopted.insertRule(rule, this.adopted.cssRules.length);
      } catch {
        // This browser does not support the selector.
      }
    }

    override flush(): void {
      while (this.adopted.cssRules.length > 0) this.adopted.deleteRule(0);
    }
  }

  cache.sheet = new AdoptedStylesheet(cache.sheet);
}
