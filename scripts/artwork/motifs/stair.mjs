import { colour, mix, weight } from "../lib/palette.mjs";
import { points, polygon, stroke } from "../lib/svg.mjs";

/**
 * A stair from the left: lit treads, then one stringer before them, ending in a landing.
 * @param {{ treads: { x: number, up: number }[], floor: number, landing: number }} options
 *   `up` is a tread's height above the floor; `landing` is where the last tread ends
 */
export function stair({ treads, floor, landing }) {
  const runs = treads.map(({ x, up }, i) => ({
    x,
    y: floor - up,
    end: treads[i + 1]?.x ?? landing,
  }));
  const [first, last] = [runs[0], runs[runs.length - 1]];
  const profile = runs.flatMap(({ x, y, end }) => points(x, y, end, y));
  const under = points(
    landing,
    last.y + 44,
    last.x + 132,
    last.y + 44,
    first.x + 20,
    first.y + 115,
    first.x,
    first.y + 115,
  );
  return [
    ...runs.map(({ x, y, end }) =>
      polygon(
        points(x, y, x + 100, y - 62, end + 100, y - 62, end, y),
        mix(colour.maple, colour.paper, 0.3),
      ),
    ),
    polygon([...profile, ...under], colour.maple),
    polygon(
      points(
        landing,
        last.y,
        landing + 100,
        last.y - 62,
        landing + 100,
        last.y - 18,
        landing,
        last.y + 44,
      ),
      colour.mapleDeep,
    ),
    stroke(profile, colour.paper, weight.hair, { opacity: 0.7 }),
  ].join("");
}
