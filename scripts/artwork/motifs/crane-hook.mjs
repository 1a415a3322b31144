import { hatch } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, curve, points, polygon, rect, stroke } from "../lib/svg.mjs";

/**
 * A crane's hook on its two cables, from the upper edge of the picture.
 * @param {{ x: number, y: number, from: number }} place `y` is where a load's ring hangs
 */
export function craneHook({ x, y, from }) {
  const block = y - 190;
  return [
    ...[-40, 40].map((off) => rect(x + off - 5, from, 10, block - from + 30, colour.ink)),
    polygon(
      points(x - 78, block, x + 78, block, x + 60, block + 84, x - 60, block + 84),
      colour.ink,
    ),
    polygon(
      points(x + 14, block, x + 78, block, x + 60, block + 84, x + 14, block + 84),
      hatch("mint"),
      { opacity: 0.3 },
    ),
    circle(x, block + 42, 27, colour.birch),
    circle(x, block + 42, 9, colour.ink),
    rect(x - 17, block + 82, 34, 30, colour.inkSoft),
    // The hook itself: a stem, a bowl that carries, an open tip.
    curve(
      `M${x} ${block + 112} C${x + 62} ${block + 124} ${x + 64} ${y + 18} ${x - 2} ${y + 16} C${x - 40} ${y + 14} ${x - 52} ${y - 14} ${x - 46} ${y - 36}`,
      colour.ink,
      28,
    ),
  ].join("");
}

/** The sling from a hook to a load's two upper corners. @param {number} x @param {number} y @param {import("../lib/svg.mjs").Point[]} ends */
export const sling = (x, y, ends) =>
  ends
    .map(
      ([u, v]) =>
        stroke(points(x, y, u, v), mix(colour.ink, colour.inkSoft, 0.3), weight.bold) +
        circle(u, v, 15, colour.ink),
    )
    .join("") + circle(x, y, 16, colour.ink);
