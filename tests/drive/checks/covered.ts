import type { Page } from "@playwright/test";

const FOCUS_STOPS =
  "main :is(a[href], button, input, summary, select, [tabindex='0'])";

/** How to get to the inspected element. Undefined: check the current screen. */
type Reach = "focus" | "hash" | undefined;

/**
 * Moves the focus backwards through the page, since a sticky header covers what is focused that way, and returns every element that is
 * covered while it has the focus (WCAG 2.4.11).
 */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  return findCovered(page, FOCUS_STOPS, "focus");
}

/** Returns a problem if the element with this id is covered on the current screen. */
export async function findCoveredTarget(
  page: Page,
  id: string,
): Promise<string[]> {
  return findCovered(page, `[id="${id}"]`, undefined);
}

/**
 * Opens each of these anchors by the page's hash, as the browser does for a link, and returns those that are covered. The site's own
 * scripts are not involved; article-reading.spec.ts tests those. Scrolls the page to its top, without motion.
 */
export async function findCoveredAnchors(
  page: Page,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0)
    return ["no link has an anchor of this page, not even the skip link"];
  // A slider in motion would delay the next anchor.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    addEventListener("popstate", (event) => event.stopImmediatePropagation(), {
      capture: true,
    });
  });
  return findCovered(page, ids.map((id) => `[id="${id}"]`).join(), "hash");
}

/**
 * Whether a fixed or sticky element covers the first line of an element, or the line is off the screen. Smooth scrolling is off
 * meanwhile, since intermediate positions are meaningless.
 */
async function findCovered(
  page: Page,
  selector: string,
  reach: Reach,
): Promise<string[]> {
  return page.evaluate(
    ([selector, reach]) => {
      const root = document.documentElement;
      const isFixed = (element: Element) =>
        /sticky|fixed/.test(getComputedStyle(element).position);
      const findProblem = (element: Element): string | undefined => {
        const box = element.getClientRects()[0];
        if (!box) return "is not visible";
        // Part of an element that fills the screen, such as a long scrolling table, is visible at every scroll position.
        if (box.height > root.clientHeight / 2 && reach === "focus")
          return undefined;
        if (box.top < -1 || box.top >= root.clientHeight)
          return "starts off the screen";
        const x = Math.min(
          box.left + Math.min(box.width / 2, 40),
          root.clientWidth - 1,
        );
        let over = document.elementFromPoint(
          Math.max(x, 0),
          Math.max(box.top + 1, 0),
        );
        while (
          over &&
          !over.contains(element) &&
          !element.contains(over) &&
          !isFixed(over)
        )
          over = over.parentElement;
        return over && !over.contains(element) && !element.contains(over)
          ? `is covered by <${over.localName}>`
          : undefined;
      };
      const moveTo = (element: HTMLElement): boolean => {
        if (reach === "focus") element.focus();
        if (reach === "hash") location.hash = element.id;
        return reach !== "focus" || document.activeElement === element;
      };
      const elements = Array.from(
        document.querySelectorAll<HTMLElement>(selector),
      ).reverse();
      if (reach) {
        root.style.scrollBehavior = "auto";
        window.scrollTo(0, root.scrollHeight);
      }
      const problems = elements.flatMap((element) => {
        const problem = moveTo(element) && findProblem(element);
        return problem ? [`${element.outerHTML.slice(0, 90)} ${problem}`] : [];
      });
      if (reach) {
        window.scrollTo(0, 0);
        root.style.removeProperty("scroll-behavior");
      }
      return problems;
    },
    [selector, reach] as const,
  );
}
