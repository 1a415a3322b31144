import type { Page } from "@playwright/test";

/** What there is to know of an element around lines. */
interface Box {
  number: number;
  edges: DOMRect;
  isForScreenReaders: boolean;
  /** Inline, or the page itself: it neither holds nor cuts off lines. */
  isOpen: boolean;
  overflowX: string;
  overflowY: string;
  /** NaN where the font decides. */
  lineHeight: number;
  /** How far its first line may hang out on the left, as quotation marks do. */
  hang: number;
}

/** One line of text as it stands on the screen. */
interface Line {
  text: string;
  /** The same number for lines of one box. */
  box: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  fault: string | undefined;
}

/**
 * Text that cannot be read as the page stands: lines that stick out of their own box, are cut off by a box further out, start left
 * of the screen, where nobody can scroll, lie over lines of another box, or have
 * room for two letters. What a box that scrolls has in store is not cut off.
 */
export async function findSpoiltText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Lines that share less than this with another do not touch it: letters fill no line from top to bottom. Pixels. */
    const touch = 4;
    // Many lines stand in the same boxes.
    const boxes = new Map<Element, Box>();
    const lines = readLines().sort((a, b) => a.top - b.top);
    const spoilt = lines.flatMap(({ text, fault }) => (fault ? [`"${text}" ${fault}`] : []));
    return Array.from(new Set([...spoilt, ...lines.flatMap(findOverlaps)]));

    function readLines(): Line[] {
      const found: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        const text = nodeValue?.trim().slice(0, 40);
        if (!text || !parentElement || parentElement.closest("noscript")) continue;
        if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const rects = Array.from(range.getClientRects()).filter(({ width }) => width > 1);
        const lines = rects.flatMap((rect) => readLine(text, parentElement, rect));
        const isBroken = lines.length > 4 && range.toString().trim().length < 3 * lines.length;
        if (isBroken) lines.forEach((line) => (line.fault = "is broken letter by letter"));
        found.push(...lines);
      }
      return found;
    }

    function measure(element: Element): Box {
      const style = getComputedStyle(element);
      const { display, overflowX, overflowY } = style;
      const isPage = element === document.body || element === document.documentElement;
      return {
        number: boxes.size,
        edges: element.getBoundingClientRect(),
        isForScreenReaders: style.clipPath === "inset(50%)",
        isOpen: isPage || display === "inline" || display === "contents",
        overflowX,
        overflowY,
        lineHeight: parseFloat(style.lineHeight),
        hang: Math.max(0, -parseFloat(style.textIndent)),
      };
    }

    function findBox(element: Element): Box {
      const box = boxes.get(element) ?? measure(element);
      boxes.set(element, box);
      return box;
    }

    function readLine(text: string, parent: Element, rect: DOMRect): Line[] {
      // Browsers measure a line as high as the font may reach, which is more than a heading's lines are apart.
      const beyond = Math.max(0, (rect.height - findBox(parent).lineHeight) / 2 || 0);
      const { left, right } = rect;
      const [top, bottom] = [rect.top + beyond, rect.bottom - beyond];
      const scrolls = { x: false, y: false };
      let own: number | undefined;
      let fault: string | undefined;
      for (let element: Element | null = parent; element; element = element.parentElement) {
        const box = findBox(element);
        if (box.isForScreenReaders) return [];
        if (box.isOpen) continue;
        const { edges, overflowX, overflowY } = box;
        scrolls.x ||= /auto|scroll/.test(overflowX);
        scrolls.y ||= /auto|scroll/.test(overflowY);
        const isOwn = own === undefined;
        const isOffX = left < edges.left - 1 - (isOwn ? box.hang : 0) || right > edges.right + 1;
        const isOffY = top < edges.top - 2 || bottom > edges.bottom + 2;
        const countsX = !scrolls.x && (isOwn || overflowX !== "visible");
        const countsY = !scrolls.y && (isOwn || overflowY !== "visible");
        if ((isOffX && countsX) || (isOffY && countsY))
          fault ??= `${isOwn ? "sticks out of" : "is cut off by"} ${element.outerHTML.slice(0, 60)}`;
        own ??= box.number;
      }
      if (left < -1 && !scrolls.x) fault ??= "starts left of the screen";
      return [{ text, box: own ?? findBox(document.body).number, left, top, right, bottom, fault }];
    }

    /** Lines further down that lie over this one and belong to another box. */
    function findOverlaps(line: Line, place: number): string[] {
      const faults: string[] = [];
      for (let next = place + 1; next < lines.length; next += 1) {
        const other = lines[next]!;
        if (other.top > line.bottom - touch) break;
        const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const isUnder = Math.min(line.bottom, other.bottom) - other.top > touch;
        if (shared > 1 && isUnder && line.box !== other.box)
          faults.push(`"${line.text}" and "${other.text}" lie over each other`);
      }
      return faults;
    }
  });
}
