import { colour, weight } from "../lib/palette.mjs";
import { circle, group, rect } from "../lib/svg.mjs";

/** A dial: ring, ticks, hand. @param {number} x @param {number} y @param {number} r @param {number} turn degrees */
export function dial(x, y, r, turn) {
  const ticks = Array.from({ length: 11 }, (_, i) =>
    group(`rotate(${-135 + i * 27} ${x} ${y})`, rect(x - 2, y - r * 0.86, 4, r * 0.14, colour.ink)),
  );
  return (
    circle(x, y, r, colour.paper) +
    circle(x, y, r, "none", { stroke: colour.ink, "stroke-width": weight.hair }) +
    ticks.join("") +
    group(`rotate(${turn} ${x} ${y})`, rect(x - 5, y - r * 0.68, 10, r * 0.68, colour.ink)) +
    circle(x, y, r * 0.13, colour.ink)
  );
}

/** Slides of a mixing desk. @param {number} x @param {number} y @param {number[]} levels */
export const slides = (x, y, levels) =>
  levels
    .map(
      (level, i) =>
        rect(x + i * 74, y, weight.line, 190, colour.spruceDeep) +
        rect(x + i * 74 - 22, y + 190 * (1 - level) - 14, 50, 28, colour.gold),
    )
    .join("");
