import type { Page } from "@playwright/test";

const FOCUS_STOPS = "main :is(a[href], button, input, summary, select, [tabindex='0'])";

/**
 * Moves the focus backwards through the page, the way in which a sticky header hides what has the focus, and returns every
 * element that is hidden at its turn (WCAG 2.4.11).
 */
export async function findCoveredFocus(page: Page): Promise<string[]> {
  return findCovered(page, FOCUS_STOPS, true);
}

/** Returns the fault when the element with this id is hidden on the screen as it stands. */
export async function findCoveredTarget(page: Page, id: string): Promise<string[]> {
  return findCovered(page, `[id="${id}"]`, false);
}

/**
 * Whether something that stays on the screen while the page scrolls lies over the first line of an element, or the line is off the
 * screen. Smooth scrolling is off meanwhile: half-way positions mean nothing.
 */
async function findCovered(page: Page, selector: string, focusEach: boolean): Promise<string[]> {
  return page.evaluate(
    ([elements, focusEach]) => {
      const root = document.documentElement;
      const stays = (element: Element) => /sticky|fixed/.test(getComputedStyle(element).position);
      const findFault = (element: Element): string | undefined => {
        const box = element.getClientRects()[0];
        if (!box) return "is not shown";
        // Of what fills the screen, such as a long table that scrolls, some part is seen wherever the page stands.
        if (box.height > root.clientHeight / 2 && focusEach) return undefined;
        if (box.top < -1 || box.top >= root.clientHeight) return "starts off the screen";
        const x = Math.min(box.left + Math.min(box.width / 2, 40), root.clientWidth - 1);
        let over = document.elementFromPoint(Math.max(x, 0), Math.max(box.top + 1, 0));
        while (over && !over.contains(element) && !element.contains(over) && !stays(over))
          over = over.parentElement;
        return over && !over.contains(element) && !element.contains(over)
          ? `is covered by <${over.localName}>`
          : undefined;
      };
      const subjects = Array.from(document.querySelectorAll<HTMLElement>(elements)).reverse();
      if (focusEach) {
        root.style.scrollBehavior = "auto";
        window.scrollTo(0, root.scrollHeight);
      }
      const faults = subjects.flatMap((element) => {
        if (focusEach) element.focus();
        const fault =
          !focusEach || document.activeElement === element ? findFault(element) : undefined;
        return fault ? [`${element.outerHTML.slice(0, 90)} ${fault}`] : [];
      });
      if (focusEach) {
        window.scrollTo(0, 0);
        root.style.removeProperty("scroll-behavior");
      }
      return faults;
    },
    [selector, focusEach] as const,
  );
}
