import { hatch } from "../lib/light.mjs";
import { shade } from "../lib/palette.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";

/**
 * A block seen from the front with a little depth to the upper right: lit top, hatched right side.
 * @param {{ x: number, foot: number, width: number, height: number, fill: string, depth?: number, top?: string, texture?: keyof typeof import("../lib/palette.mjs").colour }} block
 */
export function obliqueBlock({ x, foot, width, height, fill, depth = 60, top, texture = "ink" }) {
  const [right, head] = [x + width, foot - height];
  const rise = depth * 0.62;
  const side = points(
    right,
    head,
    right + depth,
    head - rise,
    right + depth,
    foot - rise,
    right,
    foot,
  );
  return [
    rect(x, head, width, height, fill),
    polygon(
      points(x, head, x + depth, head - rise, right + depth, head - rise, right, head),
      top ?? shade(fill, -0.12),
    ),
    polygon(side, shade(fill, 0.34)),
    polygon(side, hatch(texture), { opacity: 0.35 }),
  ].join("");
}
