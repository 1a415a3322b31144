import type { Page } from "@playwright/test";

/** What a page offers its reader, for comparing the page with scripts to the page without. */
export interface Reading {
  text: string[];
  links: string[];
  head: string[];
}

/** Reads the visible text line by line, the targets of all links, and the parts of the head that search engines show. */
export async function readPage(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    // Words for people without scripts; words for people with scripts who cannot see the page change; and the names of buttons
    // and fields that only scripts give a meaning, which a page without scripts does better to leave out.
    const asides = "noscript, #gatsby-announcer, button:not([popovertarget]), [role=search] label";
    const apart = Array.from(document.querySelectorAll<HTMLElement>(asides));
    apart.forEach((element) => element.style.setProperty("display", "none", "important"));
    const lines = document.body.innerText
      .split("\n")
      .map((line) => line.replace(/\s+/g, " ").trim());
    apart.forEach((element) => element.style.removeProperty("display"));
    const links = Array.from(
      document.querySelectorAll("a[href]"),
      (link) => link.getAttribute("href") ?? "",
    );
    const head = Array.from(
      document.head.querySelectorAll("title, meta[name], meta[property], link[rel=canonical]"),
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

/** Text and images that take up space but cannot be seen. Radio and check boxes may be: their labels are what is seen. */
export async function findInvisible(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What fades in by style alone is seen in the end, whether time or scrolling drives it.
    document
      .getAnimations()
      .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().iterations))
      .forEach((animation) => animation.finish());
    return (
      Array.from(document.body.querySelectorAll<HTMLElement>("*"))
        .filter((element) => !element.matches("input, noscript, script, style, template"))
        // Answers to the visitor keep their room until they are asked for: plan-finder.spec.ts asks.
        .filter((element) => !element.closest("[data-answer]"))
        .filter((element) => element.checkVisibility())
        .filter(
          (element) =>
            !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
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

/** How two readings differ, one line for each difference; empty when the reader misses nothing either way. */
export function compareReadings(withScripts: Reading, without: Reading): string[] {
  return (["text", "links", "head"] as const).flatMap((part) => [
    ...subtract(withScripts[part], without[part]).map(
      (line) => `${part} only with scripts: ${line}`,
    ),
    ...subtract(without[part], withScripts[part]).map(
      (line) => `${part} only without scripts: ${line}`,
    ),
  ]);
}

/** Lines of `all` that `some` has not, counting repeats. */
function subtract(all: string[], some: string[]): string[] {
  const left = [...some];
  return all.filter((line) => {
    const found = left.indexOf(line);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}
