import { font } from "../view/theme/tokens";
import { differ, keepLines, readTexts, readTop } from "./keep-lines";

const files = [
  { stack: font.display, file: "bricolage-display", weight: "700" },
  { stack: font.label, file: "bricolage", weight: "400 700" },
  { stack: font.text, file: "literata", weight: "400 650" },
];

let loading: Promise<void> | undefined;
let faces: readonly FontFace[] = [];

/** Loads the web fonts after the first page has started. A page shows all of them or none. Call it for every page. */
export function showFonts(): Promise<void> {
  loading ??= Promise.all(files.map(load)).then(
    (loaded) => {
      faces = loaded;
      showUnlessTextMoves();
    },
    () => {
      // The fallbacks stay.
    },
  );
  return loading;
}

/** Call it before another page renders, so that no text of the next page can move. */
export function showLoadedFonts(): void {
  for (const face of faces) document.fonts.add(face);
}

function showUnlessTextMoves(): void {
  const elements = findElementsInSight();
  const tops = elements.map(readTop);
  const texts = readTexts(elements);
  showLoadedFonts();
  const spaced = keepLines(texts);
  const isMoved = elements.some((element, index) =>
    differ(readTop(element), tops[index]),
  );
  if (!isMoved) return;
  for (const face of faces) document.fonts.delete(face);
  for (const { style } of spaced) style.letterSpacing = "";
}

/** Walks past parts that are out of sight: asking for what is in them would make the browser lay out what it skips. */
function findElementsInSight(): HTMLElement[] {
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT,
    chooseIfInSight,
  );
  const elements: HTMLElement[] = [];
  while (walker.nextNode()) elements.push(walker.currentNode as HTMLElement);
  return elements;
}

function chooseIfInSight(node: Node): number {
  const { top, bottom, width } = (node as Element).getBoundingClientRect();
  // With `display: contents`, it has no box, but what is in it does.
  if (width === 0) return NodeFilter.FILTER_SKIP;
  const isInSight = bottom > 0 && top < innerHeight;
  return isInSight ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
}

function load({
  stack,
  file,
  weight,
}: (typeof files)[number]): Promise<FontFace> {
  const [name = ""] = stack.replaceAll('"', "").split(", ");
  return new FontFace(name, `url(/fonts/${file}.woff2)`, { weight }).load();
}
