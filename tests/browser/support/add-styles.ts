import type { Page } from "@playwright/test";

/** Adds styles through the CSSOM, because the content policy blocks unknown style elements. Returns a function that removes them. */
export async function addStyles(
  page: Page,
  css: string,
): Promise<() => Promise<void>> {
  const stylesheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    stylesheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (each) => each !== added,
      );
    });
}
