import { around, hatch, outline } from "../lib/light.mjs";
import { colour, shade, weight } from "../lib/palette.mjs";
import { circle, polygon } from "../lib/svg.mjs";

/** @typedef {ReturnType<typeof import("../lib/isometric.mjs").createView>} View */
/** @typedef {import("../lib/svg.mjs").Point} Point */

/**
 * A megaphone in a 30° view, its mouth towards the lower left, on a post.
 * @param {View} view
 * @param {{ x: number, y: number, z: number, length: number, mouth: number, floor?: number }} place
 *   the middle of the mouth, the cone's length, the mouth's radius, and where the post stands
 */
export function megaphone(view, { x, y, z, length, mouth, floor = 0 }) {
  /** A ring across the cone, `back` px behind the mouth. @param {number} back @param {number} radius @param {(point: Point) => boolean} [keep] */
  const ring = (back, radius, keep = () => true) =>
    around(0, 0, radius)
      .filter(keep)
      .map(([u, v]) => view.at(x + u, y - back, z - v));
  const disc = (
    /** @type {number} */ back,
    /** @type {number} */ radius,
    /** @type {string} */ fill,
  ) => view.onLeft(x, y - back, z, circle(0, 0, radius, fill));
  /** A length of the cone; its lower right is away from the light. @param {number} from @param {number} to @param {number} r1 @param {number} r2 @param {string} fill */
  const part = (from, to, r1, r2, fill) => {
    const away = ([u, v]) => u * 0.9 + v * 0.45 > 0;
    const dark = outline([...ring(from, r1, away), ...ring(to, r2, away)]);
    return (
      polygon(outline([...ring(from, r1), ...ring(to, r2)]), fill) +
      polygon(dark, shade(fill, 0.32)) +
      polygon(dark, hatch("ink"), { opacity: 0.32 })
    );
  };
  const small = mouth * 0.3;
  return [
    view.block({
      x: x - 24,
      y: y - length * 0.62 - 24,
      z: floor,
      width: 48,
      depth: 48,
      height: z - floor,
      fill: colour.spruceDeep,
    }),
    part(length + 90, length, small, small * 1.1, colour.spruceDeep),
    part(length, 0, small, mouth, colour.paper),
    part(40, 0, mouth * 1.04, mouth * 1.08, colour.spruce),
    disc(0, mouth * 1.08, colour.spruce),
    disc(0, mouth * 0.9, colour.spruceDeep),
    view.onLeft(x, y, z, circle(0, 0, mouth * 0.9, hatch("spruce"), { opacity: 0.5 })),
    disc(40, mouth * 0.3, colour.mint),
    view.onLeft(
      x,
      y,
      z,
      circle(0, 0, mouth * 1.08, "none", {
        stroke: colour.paper,
        "stroke-width": weight.hair,
        opacity: 0.6,
      }),
    ),
  ].join("");
}
