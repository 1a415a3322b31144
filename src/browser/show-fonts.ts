import { font } from "../theme/tokens";

const [displayFamily = "", ...displayFallbacks] = font.display.split(", ");
const [readingFamily = ""] = font.reading.split(", ");

/** Elements in the display font; the swap must not change their line count. */
const labels = "h1, h2, h3, h4, a, button, summary, label, dt, dd, th, td, strong, span";

let displayFont: Promise<void> | undefined;
let readingFont: Promise<FontFace | undefined> | undefined;

/** Loads the web fonts after the page has started and swaps them in without layout shift. Call it for every page. */
export function showFonts(): void {
  displayFont ??= load(displayFamily, "bricolage", "400 750").then(showDisplayFont);
  if (!document.querySelector(".reading")) return;
  // A new page has not been painted yet, so the font can't move anything.
  if (readingFont) void readingFont.then((face) => face && document.fonts.add(face));
  else readingFont = load(readingFamily, "literata", "400 700").then(showReadingFont);
}

/** Elements whose line count would change keep the fallback until the page is reloaded. */
function showDisplayFont(face: FontFace | undefined): void {
  if (!face) return;
  const seen = findInSight<HTMLElement>(labels);
  const heights = seen.map((element) => element.offsetHeight);
  document.fonts.add(face);
  const changed = seen.filter((element, index) => element.offsetHeight !== heights[index]);
  for (const element of changed) element.style.fontFamily = displayFallbacks.join();
}

/** If the text would move, it keeps the fallback, and the next page with text starts with the font. */
function showReadingFont(face: FontFace | undefined): FontFace | undefined {
  if (!face) return undefined;
  const seen = findInSight("main *");
  const readTops = () => seen.map((element) => Math.round(element.getBoundingClientRect().top));
  const before = readTops();
  document.fonts.add(face);
  const moves = readTops().some((top, index) => Math.abs(top - (before[index] ?? 0)) > 1);
  if (moves) document.fonts.delete(face);
  return face;
}

function findInSight<Found extends Element>(selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/** Resolves to undefined if the file fails to load: the fallback stays. */
function load(family: string, file: string, weight: string): Promise<FontFace | undefined> {
  const name = family.replaceAll('"', "");
  return new FontFace(name, `url(/fonts/${file}.woff2)`, { weight }).load().catch(() => undefined);
}
