import { font } from "../theme/tokens";

const files = [
  { stack: font.display, file: "bricolage-display", weight: "700" },
  { stack: font.label, file: "bricolage", weight: "400 700" },
  { stack: font.text, file: "literata", weight: "400 650" },
];

let fonts: Promise<void> | undefined;

/** Loads the web fonts after the page has started and swaps them in together, without layout shift. Call it for every page. */
export function showFonts(): void {
  fonts ??= Promise.all(files.map(load)).then(swap);
}

/** Elements in sight whose height would change keep the fallbacks until the page is reloaded. */
function swap(faces: readonly (FontFace | undefined)[]): void {
  const blocks = [...document.querySelectorAll<HTMLElement>("body :not(noscript)")]
    .filter(hasText)
    .map(findBlock);
  const inSight = [...new Set(blocks)].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
  const heights = inSight.map((element) => element.offsetHeight);
  for (const face of faces) if (face) document.fonts.add(face);
  const changed = inSight.filter((element, index) => element.offsetHeight !== heights[index]);
  for (const element of changed) {
    const [, ...fallbacks] = getComputedStyle(element).fontFamily.split(", ");
    element.style.fontFamily = fallbacks.join();
  }
}

const hasText = (element: HTMLElement) =>
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());

/** The element that breaks this element's text into lines. */
function findBlock(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  const isInline = getComputedStyle(element).display === "inline";
  return isInline && parentElement ? findBlock(parentElement) : element;
}

/** Resolves to undefined if the file fails to load: the fallback stays. */
function load({ stack, file, weight }: (typeof files)[number]): Promise<FontFace | undefined> {
  const [name = ""] = stack.replaceAll('"', "").split(", ");
  return new FontFace(name, `url(/fonts/${file}.woff2)`, { weight }).load().catch(() => undefined);
}
