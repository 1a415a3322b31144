import type { Page } from "@playwright/test";

/** Layout of an element around lines of text. */
interface Box {
  number: number;
  edges: DOMRect;
  isForScreenReaders: boolean;
  /** Inline, or the page itself: neither contains nor clips lines. */
  isOpen: boolean;
  overflowX: string;
  overflowY: string;
  /** NaN if the font decides. */
  lineHeight: number;
  /** Allowed overhang of its first line on the left, as for quotation marks. */
  hang: number;
}

interface Line {
  text: string;
  /** Lines of one box share this number. */
  box: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  problem: string | undefined;
}

/**
 * Unreadable text in the current state of the page: lines that overflow their box, are clipped by an outer box, start left of the
 * screen, overlap lines of another box, or have room for only two letters. Hidden parts of scroll containers are fine.
 */
export async function findSpoiltText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels of overlap that are fine: letters don't fill the whole height of a line. */
    const touch = 4;
    // Caches boxes, since many lines share them.
    const boxes = new Map<Element, Box>();
    const lines = readLines().sort((a, b) => a.top - b.top);
    const clipped = lines.flatMap(({ text, problem }) =>
      problem ? [`"${text}" ${problem}`] : [],
    );
    return Array.from(new Set([...clipped, ...lines.flatMap(findOverlaps)]));

    function readLines(): Line[] {
      const found: Line[] = [];
      const walker = document.createTreeWalker(
        document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        const text = nodeValue?.trim().slice(0, 40);
        if (!text || !parentElement || parentElement.closest("noscript"))
          continue;
        if (!parentElement.checkVisibility({ visibilityProperty: true }))
          continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const rects = Array.from(range.getClientRects()).filter(
          ({ width }) => width > 1,
        );
        const lines = rects.flatMap((rect) =>
          readLine(text, parentElement, rect),
        );
        const isBroken =
          lines.length > 4 && range.toString().trim().length < 3 * lines.length;
        if (isBroken)
          lines.forEach(
            (line) => (line.problem = "is broken letter by letter"),
          );
        const isFigure = /^[+–-]?\$?[\d.,]+\W?[x%KM]?\+?$/.test(text);
        if (isFigure && lines.length > 1)
          lines.forEach((line) => (line.problem = "is a broken figure"));
        found.push(...lines);
      }
      return found;
    }

    function measure(element: Element): Box {
      const style = getComputedStyle(element);
      const { display, overflowX, overflowY } = style;
      const isPage =
        element === document.body || element === document.documentElement;
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
      // Browsers report the font's full height for a line, which exceeds the line height of headings.
      const beyond = Math.max(
        0,
        (rect.height - findBox(parent).lineHeight) / 2 || 0,
      );
      const { left, right } = rect;
      const [top, bottom] = [rect.top + beyond, rect.bottom - beyond];
      const scrolls = { x: false, y: false };
      let own: number | undefined;
      let problem: string | undefined;
      for (
        let element: Element | null = parent;
        element;
        element = element.parentElement
      ) {
        const box = findBox(element);
        if (box.isForScreenReaders) return [];
        if (box.isOpen) continue;
        const { edges, overflowX, overflowY } = box;
        scrolls.x ||= /auto|scroll/.test(overflowX);
        scrolls.y ||= /auto|scroll/.test(overflowY);
        const isOwn = own === undefined;
        const isOffX =
          left < edges.left - 1 - (isOwn ? box.hang : 0) ||
          right > edges.right + 1;
        const isOffY = top < edges.top - 2 || bottom > edges.bottom + 2;
        const countsX = !scrolls.x && (isOwn || overflowX !== "visible");
        const countsY = !scrolls.y && (isOwn || overflowY !== "visible");
        if ((isOffX && countsX) || (isOffY && countsY))
          problem ??= `${isOwn ? "sticks out of" : "is cut off by"} ${element.outerHTML.slice(0, 60)}`;
        own ??= box.number;
      }
      if (left < -1 && !scrolls.x) problem ??= "starts left of the screen";
      return [
        {
          text,
          box: own ?? findBox(document.body).number,
          left,
          top,
          right,
          bottom,
          problem,
        },
      ];
    }

    /** Later lines of other boxes that overlap this one. */
    function findOverlaps(line: Line, place: number): string[] {
      const problems: string[] = [];
      for (let next = place + 1; next < lines.length; next += 1) {
        const other = lines[next]!;
        if (other.top > line.bottom - touch) break;
        const shared =
          Math.min(line.right, other.right) - Math.max(line.left, other.left);
        const isUnder = Math.min(line.bottom, other.bottom) - other.top > touch;
        if (shared > 1 && isUnder && line.box !== other.box)
          problems.push(`"${line.text}" and "${other.text}" overlap`);
      }
      return problems;
    }
  });
}
