import type { Page } from "@playwright/test";

const FOCUS_STOPS = "main :is(a[href], button, input, summary, select, [tabindex='0'])";

/** How one comes to the element that is looked at. Undefined: the screen is looked at as it stands. */
type Way = "focus" | "hash" | undefined;

/**
 * Moves the focus backwards through the page, the way in which a sticky header hides what has the focus, and returns every
 * element that is hidden at its turn (WCAG 2.4.11).
 */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  return findCovered(page, FOCUS_STOPS, "focus");
}

/** Returns the fault when the element with this id is hidden on the screen as it stands. */
export async function findCoveredTarget(page: Page, id: string): Promise<string[]> {
  return findCovered(page, `[id="${id}"]`, undefined);
}

/**
 * Goes to each of these anchors by the page's hash, as the browser does for a link, and returns those that are hidden at their turn.
 * The site's own scripts do not follow: article-reading.spec.ts asks where they lead. Leaves the page at its top, without motion.
 */
export async function findCoveredAnchors(page: Page, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0)
    return ["no link leads to an anchor of this page, not even the one to its main part"];
  // A slider that still moved would hold up the way to the next anchor.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => {
    addEventListener("popstate", (event) => event.stopImmediatePropagation(), { capture: true });
  });
  return findCovered(page, ids.map((id) => `[id="${id}"]`).join(), "hash");
}

/**
 * Whether something that stays on the screen while the page scrolls lies over the first line of an element, or the line is off the
 * screen. Smooth scrolling is off meanwhile: half-way positions mean nothing.
 */
async function findCovered(page: Page, selector: string, way: Way): Promise<string[]> {
  return page.evaluate(
    ([selector, way]) => {
      const root = document.documentElement;
      const stays = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);
      const findFault = (element: Element): string | undefined => {
        const box = element.getClientRects()[0];
        if (!box) return "is not shown";
        // Of what fills the screen, such as a long table that scrolls, some part is seen wherever the page stands.
        if (box.height > root.clientHeight / 2 && way === "focus") return undefined;
        if (box.top < -1 || box.top >= root.clientHeight) return "starts off the screen";
        const x = Math.min(box.left + Math.min(box.width / 2, 40), root.clientWidth - 1);
        let over = document.elementFromPoint(Math.max(x, 0), Math.max(box.top + 1, 0));
        while (over && !over.contains(element) && !element.contains(over) && !stays(over))
          over = over.parentElement;
        return over && !over.contains(element) && !element.contains(over)
          ? `is covered by <${over.localName}>`
          : undefined;
      };
      const comeTo = (element: HTMLElement): boolean => {
        if (way === "focus") element.focus();
        if (way === "hash") location.hash = element.id;
        return way !== "focus" || document.activeElement === element;
      };
      const elements = Array.from(document.querySelectorAll<HTMLElement>(selector)).reverse();
      if (way) {
        root.style.scrollBehavior = "auto";
        window.scrollTo(0, root.scrollHeight);
      }
      const faults = elements.flatMap((element) => {
        const fault = comeTo(element) && findFault(element);
        return fault ? [`${element.outerHTML.slice(0, 90)} ${fault}`] : [];
      });
      if (way) {
        window.scrollTo(0, 0);
        root.style.removeProperty("scroll-behavior");
      }
      return faults;
    },
    [selector, way] as const,
  );
}
