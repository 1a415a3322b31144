import { addStyles } from "../add-styles";
import type { Page } from "@playwright/test";
import { contrastOf } from "../../read/contrast";

/** Contrast of a ring with its background (WCAG 1.4.11). */
const MIN_CONTRAST = 3;

interface Ring {
  stop: string;
  problem?: string;
  color: string;
  /** The backgrounds along its visible sides. */
  backgrounds: string[];
}

/**
 * Tab stops without a visible focus: no outline of 2 px around the element or, as for a radio, next to it; an outline that ancestors or
 * the screen cut off on most sides; or one with little contrast. `findCoveredFocus` finds what the header covers.
 */
export async function findWeakFocus(page: Page): Promise<string[]> {
  // From here on, the browser assumes a keyboard user and shows the focus even if a script sets it.
  await page.keyboard.press("Tab");
  const problems = (await readRings(page)).flatMap(
    ({ stop, problem, color, backgrounds }) => {
      const lowContrast = backgrounds.filter(
        (background) => contrastOf(color, background) < MIN_CONTRAST,
      );
      return problem
        ? [`${stop} ${problem}`]
        : lowContrast.map((each) => `${stop}: ${color} on ${each}`);
    },
  );
  return Array.from(new Set(problems));
}

async function readRings(page: Page): Promise<Ring[]> {
  const remove = await addStyles(
    page,
    "* { scroll-behavior: auto !important; transition: none !important }",
  );
  const rings = await page.evaluate(() => {
    const root = document.documentElement;
    const stops = Array.from(
      document.body.querySelectorAll<HTMLElement>("*"),
    ).filter((element) => element.tabIndex >= 0 || scrolls(element));
    const rings = stops.flatMap((stop): Ring[] => {
      const siblings = Array.from(stop.parentElement?.children ?? []).filter(
        (element) => !hasOutline(element),
      );
      stop.focus();
      if (document.activeElement !== stop) return [];
      const outlined = [stop, ...siblings].find(hasOutline);
      return [{ stop: stop.outerHTML.slice(0, 110), ...readRing(outlined) }];
    });
    if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    window.scrollTo(0, 0);
    return rings;

    /** Browsers make scroll containers without a tab stop inside focusable. */
    function scrolls(element: Element): boolean {
      if (element.scrollWidth <= element.clientWidth) return false;
      return /auto|scroll/.test(getComputedStyle(element).overflowX);
    }

    function hasOutline(element: Element): boolean {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      return (
        outlineStyle !== "none" &&
        parseFloat(outlineWidth) >= 2 &&
        opacity !== "0"
      );
    }

    function readRing(outlined: Element | undefined): Omit<Ring, "stop"> {
      if (!outlined)
        return { problem: "has no ring", color: "", backgrounds: [] };
      const { outlineColor, outlineWidth, outlineOffset } =
        getComputedStyle(outlined);
      const { left, top, right, bottom } = outlined.getBoundingClientRect();
      const away = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
      const sides = [
        new DOMPoint(middle, top - away),
        new DOMPoint(middle, bottom + away),
        new DOMPoint(left - away, center),
        new DOMPoint(right + away, center),
      ].filter((side) => isInSight(outlined, side));
      const backgrounds = sides.map((side) => findBackground(outlined, side));
      return sides.length < 2
        ? { problem: "has a ring that is cut off", color: "", backgrounds: [] }
        : { color: outlineColor, backgrounds };
    }

    function contains(box: Element, { x, y }: DOMPoint): boolean {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }

    function isInSight(outlined: Element, side: DOMPoint): boolean {
      for (
        let box = outlined.parentElement;
        box && box !== root;
        box = box.parentElement
      )
        if (
          getComputedStyle(box).overflowX !== "visible" &&
          !contains(box, side)
        )
          return false;
      return side.x >= 0 && side.x <= root.clientWidth;
    }

    /** The background color of the innermost box around the ring that has one. */
    function findBackground(outlined: Element, side: DOMPoint): string {
      for (let box: Element | null = outlined; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== "rgba(0, 0, 0, 0)" && contains(box, side))
          return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    }
  });
  await remove();
  return rings;
}
