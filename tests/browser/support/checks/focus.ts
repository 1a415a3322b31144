import type { Page } from "@playwright/test";

/** Tab stops without a visible ring, and those that the header covers when the focus moves backwards to them (WCAG 2.4.11). */
export async function findFocusProblems(page: Page): Promise<string[]> {
  // From here on, the browser assumes a keyboard user and shows the focus even if a script sets it.
  await page.keyboard.press("Tab");
  return inspect(
    page,
    "a[href], button, input, summary, select, [tabindex='0']",
    "focus",
  );
}

/** Elements that are covered when a link of the page leads to them. */
export async function findCoveredAnchors(page: Page): Promise<string[]> {
  const ids = await page.evaluate(() =>
    Array.from(document.links)
      .filter(({ pathname }) => pathname === location.pathname)
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => id !== "" && !id.startsWith(":~:")),
  );
  return inspect(page, ids.map((id) => `[id="${id}"]`).join(), "hash");
}

async function inspect(
  page: Page,
  selector: string,
  way: "focus" | "hash",
): Promise<string[]> {
  // Motion would delay the next element.
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page.evaluate(
    ([selector, way]) => {
      const root = document.documentElement;
      const elements = Array.from(
        document.querySelectorAll<HTMLElement>(selector),
      ).reverse();
      // The router's own scrolling has tests of its own.
      addEventListener(
        "popstate",
        (event) => event.stopImmediatePropagation(),
        { capture: true },
      );
      root.style.scrollBehavior = "auto";
      window.scrollTo(0, root.scrollHeight);
      return elements.flatMap((element) => {
        if (way === "focus") element.focus();
        else location.hash = element.id;
        if (way === "focus" && document.activeElement !== element) return [];
        // The ring of a radio is around what stands next to it.
        const neighbors = Array.from(element.parentElement?.children ?? []);
        const hasRing = [element, ...neighbors].some(isRinged);
        const problem =
          way === "focus" && !hasRing ? "has no ring" : findCover(element);
        return problem ? [`${element.outerHTML.slice(0, 90)} ${problem}`] : [];
      });

      function isRinged(element: Element): boolean {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
      }

      function findCover(element: Element): string | undefined {
        const line = element.getClientRects()[0];
        if (!line) return "is not visible";
        // Part of a long table that scrolls is visible at every scroll position.
        if (way === "focus" && line.height > root.clientHeight / 2)
          return undefined;
        if (line.top < -1 || line.top >= root.clientHeight)
          return "starts off the screen";
        const middle = line.left + Math.min(line.width / 2, 40);
        const over = document.elementFromPoint(
          Math.max(0, Math.min(middle, root.clientWidth - 1)),
          Math.max(0, line.top + 1),
        );
        const cover = over?.closest("header, [popover], #consent");
        return cover && !cover.contains(element)
          ? `is covered by <${cover.localName}>`
          : undefined;
      }
    },
    [selector, way] as const,
  );
}
