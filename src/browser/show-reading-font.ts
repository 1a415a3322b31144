import { readingFont } from "../theme/reading-font";

/** Paragraphs, lists and headings that are laid out anew in one idle moment. */
const partsAtOnce = 8;

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
  const held = holdBelow();
  document.fonts.add(loaded);
  const moves = seen.some((element, index) => differ(readPlace(element), before[index] ?? []));
  if (moves) document.fonts.delete(loaded);
  releaseWhenIdle(held);
}

/** A long text would be laid out anew in one long task: what is below the screen keeps its height, and takes the font part by part. */
function holdBelow(): HTMLElement[] {
  const below = [...document.querySelectorAll<HTMLElement>(".reading>*>*")]
    .map((part) => ({ part, place: part.getBoundingClientRect() }))
    .filter(({ place }) => place.top > innerHeight);
  for (const { part, place } of below)
    part.style.cssText = `content-visibility:auto;contain-intrinsic-height:${String(place.height)}px`;
  return below.map(({ part }) => part);
}

function releaseWhenIdle(held: HTMLElement[]): void {
  if (held.length === 0) return;
  const release = () => {
    for (const part of held.splice(0, partsAtOnce)) part.style.cssText = "";
    releaseWhenIdle(held);
  };
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in self) requestIdleCallback(release);
  else setTimeout(release);
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
