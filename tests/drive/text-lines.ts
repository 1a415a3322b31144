import type { Page } from "@playwright/test";

/** One line of text as it stands on the screen. */
export interface TextLine {
  text: string;
  /** The same number for lines of one box. */
  box: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** What is wrong with it; undefined where all of it is seen, inside its box. */
  fault: string | undefined;
}

/**
 * Every line that eyes can read, and whether it sticks out of its own box, is cut off by a box further out, or starts left of the
 * screen, where nobody can scroll. What a box that scrolls has in store is not cut off.
 */
export async function readTextLines(page: Page): Promise<TextLine[]> {
  return page.evaluate(() => {
    const boxes = new Map<Element, number>();
    const lines: TextLine[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const text = nodeValue?.trim().slice(0, 40);
      if (!text || !parentElement || parentElement.closest("noscript")) continue;
      if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects())
        if (rect.width > 1) lines.push(...readLine(text, parentElement, rect));
    }
    return lines;

    function readLine(text: string, parent: Element, rect: DOMRect): TextLine[] {
      const { left, top, right, bottom } = rect;
      const scrolls = { x: false, y: false };
      let own: Element | undefined;
      let fault: string | undefined;
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { clipPath, display, overflowX, overflowY } = getComputedStyle(box);
        // For screen readers alone.
        if (clipPath === "inset(50%)") return [];
        if (display === "inline" || display === "contents" || box === document.body) continue;
        if (box === document.documentElement) continue;
        scrolls.x ||= /auto|scroll/.test(overflowX);
        scrolls.y ||= /auto|scroll/.test(overflowY);
        const edges = box.getBoundingClientRect();
        const isOffX = left < edges.left - 1 || right > edges.right + 1;
        // Browsers measure a line with its accents, which may reach a little over its box.
        const isOffY = top < edges.top - 2 || bottom > edges.bottom + 2;
        const countsX = !scrolls.x && (!own || overflowX !== "visible");
        const countsY = !scrolls.y && (!own || overflowY !== "visible");
        if ((isOffX && countsX) || (isOffY && countsY))
          fault ??= `${own ? "is cut off by" : "sticks out of"} ${box.outerHTML.slice(0, 60)}`;
        own ??= box;
      }
      if (left < -1 && !scrolls.x) fault ??= "starts left of the screen";
      own ??= document.body;
      const box = boxes.get(own) ?? boxes.size;
      boxes.set(own, box);
      return [{ text, box, left, top, right, bottom, fault }];
    }
  });
}
