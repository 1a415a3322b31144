import { font } from "../theme/tokens";

const files = [
  { stack: font.display, file: "bricolage-display", weight: "700" },
  { stack: font.label, file: "bricolage", weight: "400 700" },
  { stack: font.text, file: "literata", weight: "400 650" },
];

/** Browsers count smaller moves as no layout shift. In pixels. */
const leastMove = 3;

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
  const before = elements.map(readTop);
  showLoadedFonts();
  const isMoved = elements.some(
    (element, index) => Math.abs(readTop(element) - (before[index] ?? 0)) >= leastMove,
  );
  if (isMoved) for (const face of faces) document.fonts.delete(face);
}

/** What the browser skips, because it is far from sight, has no position yet: asking for it would cause its layout. */
function findElementsInSight(): Element[] {
  const isRendered = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  return [...document.querySelectorAll("header *, main *")].filter(isRendered).filter(isInSight);
}

const readTop = (element: Element) => element.getBoundingClientRect().top;

function load({ stack, file, weight }: (typeof files)[number]): Promise<FontFace> {
  const [name = ""] = stack.replaceAll('"', "").split(", ");
  return new FontFace(name, `url(/fonts/${file}.woff2)`, { weight }).load();
}
