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
  const inSight = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && isTextBlock(element);
  });
  const heights = inSight.map((element) => element.offsetHeight);
  for (const face of faces) if (face) document.fonts.add(face);
  const changed = inSight.filter((element, index) => element.offsetHeight !== heights[index]);
  for (const element of changed) {
    const [, ...fallbacks] = getComputedStyle(element).fontFamily.split(", ");
    element.style.fontFamily = fallbacks.join();
  }
}

/** Has text of its own, and breaks into lines. */
function isTextBlock(element: HTMLElement): boolean {
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === 3 && node.nodeValue?.trim(),
  );
  return hasText && getComputedStyle(element).display !== "inline";
}

/** Resolves to undefined if the file fails to load: the fallback stays. */
function load({ stack, file, weight }: (typeof files)[number]): Promise<FontFace | undefined> {
  const [name = ""] = stack.replaceAll('"', "").split(", ");
  return new FontFace(name, `url(/fonts/${file}.woff2)`, { weight }).load().catch(() => undefined);
}
