import { hatch } from "../lib/light.mjs";
import { colour, mix, shade } from "../lib/palette.mjs";
import { circle, points, polygon, rect } from "../lib/svg.mjs";

const WIDTH = 430;

/**
 * A terraced house from the front: gable, chimney, two windows, a door.
 * @param {{ x: number, foot: number, wall: number, roof: number, fill: string, tile: string, blind?: boolean }} options
 *   `wall` and `roof` are heights, px; a blind house has no windows
 */
export function house({ x, foot, wall, roof, fill, tile, blind }) {
  const eaves = foot - wall;
  const middle = x + WIDTH / 2;
  const pane = (/** @type {number} */ left, /** @type {number} */ top) =>
    rect(left, top, 104, 124, colour.spruceDeep) +
    polygon(
      points(left, top + 124, left, top, left + 104, top),
      mix(colour.spruceDeep, colour.mint, 0.22),
    ) +
    rect(left - 10, top + 124, 124, 14, shade(fill, 0.3));
  const ridge = eaves - roof;
  const lee = points(middle, ridge, x + WIDTH + 26, eaves, middle, eaves);
  return [
    rect(x + WIDTH * 0.68, ridge + 10, 62, roof * 0.8, shade(tile, -0.1)),
    rect(x + WIDTH * 0.68 + 40, ridge + 10, 22, roof * 0.8, colour.ink),
    rect(x, eaves, WIDTH, wall, fill),
    rect(x + WIDTH - 60, eaves, 60, wall, shade(fill, 0.22)),
    rect(x + WIDTH - 60, eaves, 60, wall, hatch("ink"), { opacity: 0.2 }),
    polygon(points(middle, ridge, x + WIDTH + 26, eaves, x - 26, eaves), tile),
    polygon(lee, shade(tile, 0.5)),
    polygon(lee, hatch("mint"), { opacity: 0.14 }),
    rect(x, eaves, WIDTH, 22, "#04150D", { opacity: 0.24 }),
    circle(middle, eaves - roof * 0.36, 40, fill),
    ...(blind ? [] : [64, 224].map((at) => pane(x + at, eaves + 58))),
    rect(x + 70, foot - 190, 110, 190, tile),
    circle(x + 160, foot - 92, 9, colour.gold),
  ].join("");
}
