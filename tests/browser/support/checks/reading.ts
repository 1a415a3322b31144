import type { Page } from "@playwright/test";

/** The visible lines of a page and its links, to compare it with and without scripts. */
export async function readPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Text that the browser skips until it comes near is not read.
    document.documentElement.dataset["whole"] = "";
    // A page without scripts leaves out what only works with them, or has links instead.
    const asides = document.querySelectorAll<HTMLElement>(
      "noscript, #gatsby-announcer, button:not([popovertarget]), [role=search] label, nav:has(+ [role=search])",
    );
    for (const { style } of asides)
      style.setProperty("display", "none", "important");
    const lines = document.body.innerText
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").trim())
      .filter(Boolean);
    for (const { style } of asides) style.removeProperty("display");
    const links = Array.from(document.links, (link) =>
      link.getAttribute("href"),
    );
    return [...lines, ...new Set(links)].map(String).sort();
  });
}

/** Text and pictures that take up space but are not shown. */
export async function findInvisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Fade-ins end up visible, whether time or scrolling drives them.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().iterations))
        animation.finish();
    const hasContent = (element: Element) =>
      element.matches("img, svg") ||
      Array.from(element.childNodes).some(
        (node) => node instanceof Text && node.data.trim() !== "",
      );
    // Answers of calculators reserve their space.
    const parts =
      "main *:not(input, noscript, script, style, template, [data-answer], [data-answer] *)";
    return Array.from(document.querySelectorAll(parts))
      .filter(hasContent)
      .filter((element) => element.checkVisibility())
      .filter(
        (element) =>
          !element.checkVisibility({
            opacityProperty: true,
            visibilityProperty: true,
          }),
      )
      .map((element) => element.outerHTML.slice(0, 80));
  });
}
