/** Browsers count smaller moves as no layout shift. In pixels. */
const leastMove = 3;

/** A box with words. */
export interface TextLines {
  element: HTMLElement;
  /** Its height, and where its links and other parts are in it: they change with its line breaks. */
  lines: readonly number[];
}

/** The texts among the elements, with their lines. */
export function readTexts(elements: readonly HTMLElement[]): TextLines[] {
  const boxes = elements.filter(hasWords).map(findBox);
  return [...new Set(boxes)].map((element) => ({
    element,
    lines: readLines(element),
  }));
}

/** The element itself, or the box that an inline element such as a link is in. */
function findBox(element: HTMLElement): HTMLElement {
  const isInline = getComputedStyle(element).display === "inline";
  const parent = isInline && element.parentElement;
  return parent ? findBox(parent) : element;
}

const hasWords = (element: Element) =>
  [...element.childNodes].some(
    (node) => node instanceof Text && node.data.trim() !== "",
  );

/**
 * Call it when other fonts are shown. Where they break the lines of a text elsewhere, its letters move closer or apart, by up to 0.03 em, until
 * the lines are as before and nothing else moves. Returns the elements that it changed.
 */
export function keepLines(texts: readonly TextLines[]): Set<HTMLElement> {
  const spaced = new Set<HTMLElement>();
  for (let round = 0; round < 2; round += 1) {
    const changed = texts
      .map((text) => ({ ...text, growth: readGrowth(text) }))
      .filter(({ growth }) => growth !== 0);
    if (changed.length === 0) break;
    for (const { element, growth } of changed) {
      spaceLetters(element, growth > 0 ? -0.015 : 0.015);
      spaced.add(element);
    }
  }
  return spaced;
}

/** Positive if a text has become longer, so that words are further down; 0 if its lines are as before. */
function readGrowth({ element, lines: before }: TextLines): number {
  const lines = readLines(element);
  const index = lines.findIndex((line, each) => differ(line, before[each]));
  return index < 0 ? 0 : (lines[index] ?? 0) - (before[index] ?? 0);
}

function readLines(element: HTMLElement): number[] {
  const { top, height } = element.getBoundingClientRect();
  const parts = Array.from(element.querySelectorAll("*"), (each) =>
    each.getBoundingClientRect(),
  );
  // Hidden parts have no place.
  const shown = parts.filter(({ width }) => width > 0);
  return [height, ...shown.map((part) => part.top - top)];
}

/** @param change in em */
function spaceLetters(element: HTMLElement, change: number): void {
  const { letterSpacing, fontSize } = getComputedStyle(element);
  const current = Number.parseFloat(letterSpacing) || 0;
  element.style.letterSpacing = `${current + change * Number.parseFloat(fontSize)}px`;
}

/** Whether a length or position, in pixels, has changed by as much as visitors notice. */
export const differ = (now: number, before = 0) =>
  Math.abs(now - before) >= leastMove;

export const readTop = (element: Element) =>
  element.getBoundingClientRect().top;
