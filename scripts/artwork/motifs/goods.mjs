import { hatch } from "../lib/light.mjs";
import { shade } from "../lib/palette.mjs";
import { clip, rect } from "../lib/svg.mjs";

/** Silhouettes of goods on a square of 100. */
const outlines = {
  vase: "M40 10 H60 V26 C60 36 82 44 82 64 C82 82 70 92 62 92 H38 C30 92 18 82 18 64 C18 44 40 36 40 26Z",
  shirt: "M34 14 Q50 26 66 14 L94 32 L84 50 L74 44 V90 H26 V44 L16 50 L6 32Z",
  mug: "M16 24 H70 V36 H80 A14 14 0 0 1 80 68 H70 V86 H16Z M70 46 V58 H78 A6 6 0 0 0 78 46Z",
  jar: "M28 12 H72 V28 H78 V90 H22 V28 H28Z",
  lamp: "M36 10 H64 L86 54 H54 V82 H70 V92 H30 V82 H46 V54 H14Z",
  bag: "M14 36 H34 C34 2 66 2 66 36 H86 L80 92 H20Z M42 36 H58 C58 16 42 16 42 36Z",
};

/**
 * A product's picture, half in light, as a shop would show it.
 * @param {{ id: string, kind: keyof typeof outlines, x: number, y: number, size: number, fill: string }} options
 */
export function goods({ id, kind, x, y, size, fill }) {
  const place = `translate(${x} ${y}) scale(${size / 100})`;
  return clip(
    id,
    `<path d="${outlines[kind]}" clip-rule="evenodd" transform="${place}"/>`,
    rect(x, y, size, size, fill),
    rect(x + size / 2, y, size / 2, size, shade(fill, 0.34)),
    rect(x + size / 2, y, size / 2, size, hatch("ink"), { opacity: 0.3 }),
  );
}
