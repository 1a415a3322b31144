import type { Page } from "@playwright/test";
import { readBookingUrls } from "../../read/records";

/** Pointer targets. A radio or checkbox in a label is as large as the label. */
const TARGETS =
  "a[href], button, summary, select, textarea, [role=button], input:not([type=hidden], label > *), label:has(input)";
/** Minimum in pixels, each way: WCAG 2.5.8. */
const MIN_SIZE = 24;
/** Minimum height in pixels of everything that submits, opens or switches something. */
const MIN_ACTION_SIZE = 44;

/**
 * Pointer targets that are too small, on the page or in the part that matches the selector. Only links within a sentence may be as low as
 * their line. An action is whatever is not a link, looks like a button, books a call, or shows no text, such as a slider's dots;
 * classes and components do not matter. A pseudo-element that enlarges a target counts.
 */
export async function findSmallTargets(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate(
    ([part, targets, booking, least, minActionSize]) => {
      const found = Array.from(document.querySelectorAll<HTMLElement>(`:is(${part}) *`));
      return found
        .filter((element) => element.matches(targets) && !element.matches(":disabled"))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !isInSentence(element))
        .flatMap((element) => {
          const { width, height } = measure(element);
          const minHeight = isAction(element) ? minActionSize : least;
          // Browsers round box edges.
          return width > least - 0.5 && height > minHeight - 0.5
            ? []
            : [
                `${element.outerHTML.slice(0, 120)} is ${Math.round(width)} x ${Math.round(height)}, least height ${minHeight}`,
              ];
        });

      function isInSentence(element: Element): boolean {
        if (getComputedStyle(element).display !== "inline") return false;
        const block = findBlock(element);
        return readWords(block).length > 0;
      }

      function findBlock(element: Element): Element {
        const parent = element.parentElement ?? document.body;
        return getComputedStyle(parent).display === "inline" ? findBlock(parent) : parent;
      }

      /** The visible text of an element outside of nested targets. */
      function readWords(element: Element): string {
        return Array.from(element.childNodes, (node) => {
          if (node instanceof Element)
            return node.matches(`${targets}, .visually-hidden`) ? "" : readWords(node);
          return node instanceof Text ? node.data.replace(/[^\p{L}\d]/gu, "") : "";
        }).join("");
      }

      function isAction(element: HTMLElement): boolean {
        if (!element.matches("a")) return true;
        const { backgroundColor, borderBlockStartWidth, borderBlockEndWidth } =
          getComputedStyle(element);
        const hasBorder = [borderBlockStartWidth, borderBlockEndWidth].every(
          (width) => parseFloat(width) > 0,
        );
        return (
          hasBorder ||
          backgroundColor !== "rgba(0, 0, 0, 0)" ||
          booking.some((url) => element.getAttribute("href")?.startsWith(url)) ||
          (readWords(element) === "" && !element.querySelector("img"))
        );
      }

      function measure(element: Element): { width: number; height: number } {
        const sizes = ["::before", "::after"]
          .map((pseudo) => getComputedStyle(element, pseudo))
          .filter(({ content, position }) => content !== "none" && position === "absolute")
          .map(({ width, height }) => ({ width: parseFloat(width), height: parseFloat(height) }));
        const all = [element.getBoundingClientRect(), ...sizes];
        return {
          width: Math.max(...all.map(({ width }) => width)),
          height: Math.max(...all.map(({ height }) => height)),
        };
      }
    },
    [part, TARGETS, Object.values(readBookingUrls()), MIN_SIZE, MIN_ACTION_SIZE] as const,
  );
}
