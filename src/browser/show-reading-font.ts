import { readingFont } from "../theme/reading-font";

let fetched: Promise<void> | undefined;
let font: FontFace | undefined;

/**
 * A ref for text in the face for reading. The font is fetched once the page runs, long after the first paint, and shown at once only
 * where nothing in sight moves by it; otherwise the next page that is read begins with it. So it delays nothing and shifts nothing.
 */
export function showReadingFont(text: Element | null): void {
  if (!text) return;
  // Nothing of this page has been painted: the visitor came by a link, and the font was there before.
  if (font) document.fonts.add(font);
  fetched ??= fetchFont();
}

async function fetchFont(): Promise<void> {
  const { family, file, weight } = readingFont;
  try {
    font = await new FontFace(family, `url(${file})`, { weight }).load();
    showIfNothingMoves(font);
  } catch {
    // The text stays in a font of the machine.
  }
}

function showIfNothingMoves(loaded: FontFace): void {
  const main = document.querySelector("main");
  const seen = main ? findInSight(main) : [];
  const before = seen.map(readPlace);
  document.fonts.add(loaded);
  const moves = seen.some((element, index) => differ(readPlace(element), before[index] ?? []));
  if (moves) document.fonts.delete(loaded);
}

/** The element and what it holds, as far as it is on the screen. */
function findInSight(element: Element): Element[] {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return [];
  return [element, ...[...element.children].flatMap(findInSight)];
}

/** Where it is on the screen; what grows beyond its edges moves nothing that is seen. */
function readPlace(element: Element): number[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left, right, Math.max(top, 0), Math.min(bottom, innerHeight)];
}

function differ(place: number[], before: number[]): boolean {
  return place.some((edge, index) => Math.abs(edge - (before[index] ?? 0)) > 1);
}
