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
  grounds: string[];
}

/**
 * Tab stops without a visible focus: no outline of 2 px around the element or, as for a radio, next to it; an outline that ancestors or
 * the screen cut off on most sides; or one with little contrast. `findCoveredFocus` finds what the header covers.
 */
export async function findWeakFocus(page: Page): Promise<string[]> {
  // From here on, the browser assumes a keyboard user and shows the focus even if a script sets it.
  await page.keyboard.press("Tab");
  const problems = (await readRings(page)).flatMap(({ stop, problem, color, grounds }) => {
    const lowContrast = grounds.filter((ground) => contrastOf(color, ground) < MIN_CONTRAST);
    return problem
      ? [`${stop} ${problem}`]
      : lowContrast.map((each) => `${stop}: ${color} on ${each}`);
  });
  return Array.from(new Set(problems));
}

async function readRings(page: Page): Promise<Ring[]> {
  const remove = await addStyles(
    page,
    "* { scroll-behavior: auto !important; transition: none !important }",
  );
  const rings = await page.evaluate(() => {
    const root = document.documentElement;
    const stops = Array.from(document.body.querySelectorAll<HTMLElement>("*")).filter(
      (element) => element.tabIndex >= 0 || scrolls(element),
    );
    const rings = stops.flatMap((stop): Ring[] => {
      const beside = Array.from(stop.parentElement?.children ?? []).filter(
        (element) => !hasOutline(element),
      );
      stop.focus();
      if (document.activeElement !== stop) return [];
      const bearer = [stop, ...beside].find(hasOutline);
      return [{ stop: stop.outerHTML.slice(0, 110), ...readRing(bearer) }];
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return rings;

    /** Browsers make scroll containers without a tab stop inside focusable. */
    function scrolls(element: Element): boolean {
      if (element.scrollWidth <= element.clientWidth) return false;
      return /auto|scroll/.test(getComputedStyle(element).overflowX);
    }

    function hasOutline(element: Element): boolean {
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && opacity !== "0";
    }

    function readRing(bearer: Element | undefined): Omit<Ring, "stop"> {
      if (!bearer) return { problem: "has no ring", color: "", grounds: [] };
      const { outlineColor, outlineWidth, outlineOffset } = getComputedStyle(bearer);
      const { left, top, right, bottom } = bearer.getBoundingClientRect();
      const away = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2;
      const [middle, center] = [(left + right) / 2, (top + bottom) / 2];
      const sides = [
        new DOMPoint(middle, top - away),
        new DOMPoint(middle, bottom + away),
        new DOMPoint(left - away, center),
        new DOMPoint(right + away, center),
      ].filter((side) => isInSight(bearer, side));
      const grounds = sides.map((side) => findGround(bearer, side));
      return sides.length < 2
        ? { problem: "has a ring that is cut off", color: "", grounds: [] }
        : { color: outlineColor, grounds };
    }

    function holds(box: Element, { x, y }: DOMPoint): boolean {
      const { left, top, right, bottom } = box.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    }

    function isInSight(bearer: Element, side: DOMPoint): boolean {
      for (let box = bearer.parentElement; box && box !== root; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== "visible" && !holds(box, side)) return false;
      return side.x >= 0 && side.x <= root.clientWidth;
    }

    /** The background color of the innermost box around the ring that has one. */
    function findGround(bearer: Element, side: DOMPoint): string {
      for (let box: Element | null = bearer; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (backgroundColor !== "rgba(0, 0, 0, 0)" && holds(box, side)) return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    }
  });
  await remove();
  return rings;
}
