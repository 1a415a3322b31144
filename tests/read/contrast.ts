/** WCAG contrast of two colors, computed or as `#13231B`: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(color).map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The channels of `#13231B`, `rgb(19, 35, 27)` or `color(srgb 0.07 0.14 0.11)`, each from 0 to 1. */
function readChannels(color: string): number[] {
  if (/^#[\da-f]{6}$/i.test(color))
    return [1, 3, 5].map(
      (start) => Number.parseInt(color.slice(start, start + 2), 16) / 255,
    );
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (numbers.length < 3)
    throw new Error(`"${color}" can't be parsed as a color.`);
  return numbers
    .slice(0, 3)
    .map((number) => (color.startsWith("rgb") ? number / 255 : number));
}
