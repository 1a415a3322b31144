import { around, hatch } from "../lib/light.mjs";
import { colour, mix, shade } from "../lib/palette.mjs";
import { circle, clip, ellipse, points, polygon, rect, shape } from "../lib/svg.mjs";

/**
 * A pan from a little above: rim, wall, riveted handle to the right.
 * @param {{ x: number, foot: number, width: number, height: number, handle: number, fill: string }} options
 *   `x` is the rim's left end, `handle` how far the handle runs beyond the rim
 */
export function pan({ x, foot, width, height, handle, fill }) {
  const [right, middle, ry, inset] = [x + width, x + width / 2, width * 0.13, width * 0.07];
  const rim = foot - height;
  // The wall narrows to the foot, whose front edge bows down.
  const wall = `M${x} ${rim} C${x + inset * 0.3} ${foot - height * 0.2} ${x + inset} ${foot - ry * 0.5} ${x + inset * 2.2} ${foot - ry * 0.3} Q${middle} ${foot + ry * 0.3} ${right - inset * 2.2} ${foot - ry * 0.3} C${right - inset} ${foot - ry * 0.5} ${right - inset * 0.3} ${foot - height * 0.2} ${right} ${rim}Z`;
  const grip = `M${right - 30} ${rim - 26} L${right + handle} ${rim - handle * 0.2 - 40} a34 34 0 0 1 10 68 L${right - 20} ${rim + 46}Z`;
  const seen = shade(fill, 0.5);
  return [
    shape(grip, colour.ink),
    shape(
      `M${right - 26} ${rim + 8} L${right + handle + 40} ${rim - handle * 0.2 + 4} q-12 22 -32 24 L${right - 20} ${rim + 46}Z`,
      colour.inkSoft,
    ),
    circle(right + handle - 20, rim - handle * 0.2 - 4, 15, colour.birch),
    clip(
      "pan-wall",
      shape(wall, "#000"),
      rect(x, rim, width, height + ry, fill),
      rect(x + width * 0.6, rim, width * 0.4, height + ry, shade(fill, 0.34)),
      rect(x + width * 0.6, rim, width * 0.4, height + ry, hatch("ink"), { opacity: 0.35 }),
      rect(x + width * 0.1, rim, width * 0.06, height + ry, mix(fill, colour.paper, 0.5)),
    ),
    // The plate that holds the handle, with its rivets.
    polygon(
      points(
        right - 92,
        rim + 40,
        right - 12,
        rim + 20,
        right - 22,
        rim + 128,
        right - 86,
        rim + 146,
      ),
      colour.ink,
    ),
    circle(right - 54, rim + 82, 8, colour.birch),
    circle(right - 56, rim + 114, 8, colour.birch),
    ellipse(middle, rim, width / 2, ry, mix(fill, colour.paper, 0.45)),
    ellipse(middle, rim + 3, width / 2 - 16, ry - 10, seen),
    clip(
      "pan-inside",
      polygon(around(middle, rim + 3, width / 2 - 16, ry - 10), "#000"),
      rect(x, rim - ry, width * 0.4, ry * 2, hatch("ink"), { opacity: 0.4 }),
      ellipse(middle + 16, rim + ry * 0.62, width * 0.4, ry * 0.74, shade(fill, 0.24)),
    ),
  ].join("");
}
