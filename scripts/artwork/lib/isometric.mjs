import { shade } from "./palette.mjs";
import { castShadow, hatch } from "./light.mjs";
import { group, polygon } from "./svg.mjs";

/** @typedef {import("./svg.mjs").Point} Point */
const C = Math.cos(Math.PI / 6);
const S = 0.5;

/**
 * A 30° view with its own origin. `x` runs right and down, `y` left and down, `z` up;
 * the light makes tops brightest, left faces middle, right faces dark and hatched.
 * @param {number} left @param {number} top px of the origin
 */
export function createView(left, top) {
  const at = (/** @type {number} */ x, /** @type {number} */ y, z = 0) =>
    /** @type {Point} */ ([left + (x - y) * C, top + (x + y) * S - z]);
  const face =
    (/** @type {string} */ skew) =>
    (
      /** @type {number} */ x,
      /** @type {number} */ y,
      /** @type {number} */ z,
      /** @type {string[]} */ ...children
    ) =>
      group(`matrix(${skew} ${at(x, y, z).join(" ")})`, ...children);

  return {
    at,
    /** Draws flat children on a level face. */
    onTop: face(`${C} ${S} ${-C} ${S}`),
    /** Draws flat children on a face that looks left; origin at its upper left. */
    onLeft: face(`${C} ${S} 0 1`),
    /** Draws flat children on a face that looks right; origin at its upper left. */
    onRight: face(`${C} ${-S} 0 1`),
    /**
     * A block's shadow on the floor below it. Apart from `block`: a scene draws every shadow
     * first, or a near shadow would lie across a farther block's walls.
     * @param {{ x: number, y: number, z?: number, width: number, depth: number }} base @param {number} length px @param {number} [opacity]
     */
    shadow: ({ x, y, z = 0, width, depth }, length, opacity = 0.3) =>
      castShadow(
        [at(x, y, z), at(x + width, y, z), at(x + width, y + depth, z), at(x, y + depth, z)],
        length,
        opacity,
        [1, -0.18],
      ),
    /**
     * A solid block standing on z.
     * @param {{ x: number, y: number, z?: number, width: number, depth: number, height: number, fill: string,
     *   hatched?: false | keyof typeof import("./palette.mjs").colour, side?: string, front?: string }} block
     */
    block({ x, y, z = 0, width, depth, height, fill, hatched = "ink", side, front }) {
      const [x1, y1, z1] = [x + width, y + depth, z + height];
      const right = [at(x1, y1, z1), at(x1, y, z1), at(x1, y, z), at(x1, y1, z)];
      return [
        polygon([at(x, y, z1), at(x1, y, z1), at(x1, y1, z1), at(x, y1, z1)], fill),
        polygon(
          [at(x, y1, z1), at(x1, y1, z1), at(x1, y1, z), at(x, y1, z)],
          front ?? shade(fill, 0.13),
        ),
        polygon(right, side ?? shade(fill, 0.34)),
        hatched ? polygon(right, hatch(hatched), { opacity: 0.35 }) : "",
      ].join("");
    },
  };
}
