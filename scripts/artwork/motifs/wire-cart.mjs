import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, ellipse, points, polygon, stroke } from "../lib/svg.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/** Corners of the near wall as shares of the width: upper left, upper right, lower right, lower left. */
const NEAR = points(0.2, 0.23, 1, 0.23, 0.88, 0.6, 0.31, 0.6);
/** How far the far wall lies behind it. @type {Point} */
const DEPTH = [0.1, -0.09];

/** A point between two others. @param {Point} a @param {Point} b @param {number} share @returns {Point} */
const between = (a, b, share) => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

/** Wires of a wall: its corners in the order of NEAR. @param {Point[]} wall @param {number} posts @param {number} rows @param {string} line @param {number} width */
function mesh([a, b, c, d], posts, rows, line, width) {
  const upright = Array.from({ length: posts }, (_, i) => {
    const share = (i + 1) / (posts + 1);
    return stroke([between(a, b, share), between(d, c, share)], line, width);
  });
  const level = Array.from({ length: rows }, (_, i) => {
    const share = (i + 1) / (rows + 1);
    return stroke([between(a, d, share), between(b, c, share)], line, width);
  });
  return [...upright, ...level].join("");
}

/**
 * A shopping cart of wire, seen from the side and a little from above, so that its emptiness shows.
 * @param {{ width: number, fill?: string, metal?: string, grip?: string }} options `fill` tints the walls
 */
export function wireCart({
  width: w,
  fill = colour.mint,
  metal = colour.ink,
  grip = colour.spruce,
}) {
  const scale = (/** @type {Point[]} */ list) =>
    list.map(([x, y]) => /** @type {Point} */ ([x * w, y * w]));
  const near = scale(NEAR);
  const far = scale(NEAR.map(([x, y]) => /** @type {Point} */ ([x + DEPTH[0], y + DEPTH[1]])));
  const bold = w * 0.026;
  const round = { "stroke-linecap": "round" };
  const wheel = (/** @type {number} */ x, /** @type {number} */ y, line = metal) =>
    circle(x * w, y * w, w * 0.062, line) + circle(x * w, y * w, w * 0.022, fill);
  return [
    wheel(0.5, 0.79, mix(metal, colour.inkSoft, 0.4)),
    wheel(0.89, 0.79, mix(metal, colour.inkSoft, 0.4)),
    polygon([near[0], far[0], far[3], near[3]], mix(fill, colour.spruceDeep, 0.34)),
    polygon(far, mix(fill, colour.spruceDeep, 0.22)),
    polygon([near[3], near[2], far[2], far[3]], mix(fill, colour.spruceDeep, 0.62)),
    mesh(far, 8, 3, mix(metal, fill, 0.25), weight.hair),
    // The right end is seen from outside, so it hides the wires behind it.
    polygon([near[1], far[1], far[2], near[2]], mix(fill, colour.spruceDeep, 0.45)),
    mesh([near[1], far[1], far[2], near[2]], 2, 3, metal, weight.hair),
    stroke([near[0], far[0], far[1], near[1]], metal, bold * 0.6),
    polygon(near, fill, { opacity: 0.5 }),
    mesh(near, 8, 3, metal, w * 0.0075),
    stroke([...near, near[0]], metal, bold * 0.6),
    stroke(
      points(0.02 * w, 0.09 * w, 0.15 * w, 0.09 * w, 0.36 * w, 0.71 * w, 0.9 * w, 0.71 * w),
      metal,
      bold,
      round,
    ),
    stroke(points(0.01 * w, 0.09 * w, 0.1 * w, 0.09 * w), grip, bold * 1.7, round),
    stroke(points(0.43 * w, 0.71 * w, 0.43 * w, 0.82 * w), metal, bold),
    stroke(points(0.82 * w, 0.71 * w, 0.82 * w, 0.82 * w), metal, bold),
    wheel(0.43, 0.84),
    wheel(0.82, 0.84),
  ].join("");
}

/** Its shadow on what it stands on. @param {number} w */
export const wireCartShadow = (w) =>
  ellipse(w * 0.68, w * 0.9, w * 0.46, w * 0.028, "#04150D", { opacity: 0.4 });
