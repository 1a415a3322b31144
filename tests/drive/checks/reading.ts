import type { Page } from "@playwright/test";

/** The content of a page, for comparing it with and without scripts. */
export interface Reading {
  text: string[];
  links: string[];
  head: string[];
}

/** Reads the visible text by line, all link targets, and the parts of the head that search engines show. */
export async function readPage(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    // Skips noscript texts, live texts for screen readers, and the names of buttons and fields that only work with scripts, which a page
    // without scripts should leave out.
    const asides =
      "noscript, #gatsby-announcer, button:not([popovertarget]), [role=search] label";
    const apart = Array.from(document.querySelectorAll<HTMLElement>(asides));
    apart.forEach((element) =>
      element.style.setProperty("display", "none", "important"),
    );
    const lines = document.body.innerText
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").trim());
    apart.forEach((element) => element.style.removeProperty("display"));
    const links = Array.from(
      document.querySelectorAll("a[href]"),
      (link) => link.getAttribute("href") ?? "",
    );
    const head = Array.from(
      document.head.querySelectorAll(
        "title, meta[name], meta[property], link[rel=canonical]",
      ),
      (element) =>
        [
          element.tagName,
          element.getAttribute("name") ?? element.getAttribute("property"),
          element.getAttribute("content"),
          element.getAttribute("href"),
          element.textContent,
        ]
          .filter(Boolean)
          .join(" "),
    );
    return {
      text: lines.filter(Boolean),
      links: Array.from(new Set(links)).sort(),
      head: head.sort(),
    };
  });
}

/** Invisible text and images that take up space. Radios and checkboxes may be invisible: their labels are not. */
export async function findInvisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // CSS fade-ins end up visible, whether time or scrolling drives them.
    document
      .getAnimations()
      .filter((animation) =>
        Number.isFinite(animation.effect?.getComputedTiming().iterations),
      )
      .forEach((animation) => animation.finish());
    return (
      Array.from(document.body.querySelectorAll<HTMLElement>("*"))
        .filter(
          (element) =>
            !element.matches("input, noscript, script, style, template"),
        )
        // Output for visitors reserves its space until they answer; plan-finder.spec.ts checks it.
        .filter((element) => !element.closest("[data-answer]"))
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            !element.checkVisibility({
              opacityProperty: true,
              visibilityProperty: true,
            }),
        )
        .filter(
          (element) =>
            element.matches("img, svg") ||
            Array.from(element.childNodes).some(
              (node) => node.nodeType === 3 && node.nodeValue?.trim(),
            ),
        )
        .map(
          (element) =>
            `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 60)}"`,
        )
    );
  });
}

/** Differences between two readings, one per line; empty if neither lacks anything. */
export function compareReadings(
  withScripts: Reading,
  without: Reading,
): string[] {
  return (["text", "links", "head"] as const).flatMap((part) => [
    ...subtract(withScripts[part], without[part]).map(
      (line) => `${part} only with scripts: ${line}`,
    ),
    ...subtract(without[part], withScripts[part]).map(
      (line) => `${part} only without scripts: ${line}`,
    ),
  ]);
}

/** Lines of `all` that `some` lacks, counting repeats. */
function subtract(all: string[], some: string[]): string[] {
  const left = [...some];
  return all.filter((line) => {
    const found = left.indexOf(line);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}
