import { colour, mix, weight } from "../lib/palette.mjs";
import { hatch } from "../lib/light.mjs";
import { circle, points, polygon, rect, stroke } from "../lib/svg.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/** A shopping cart from the side, drawn in planes. @param {{ width: number, fill?: string, metal?: string }} options */
export function cart({ width, fill = colour.mint, metal = colour.ink }) {
  const w = width;
  const basket = points(w * 0.2, w * 0.2, w, w * 0.2, w * 0.88, w * 0.58, w * 0.3, w * 0.58);
  const dark = points(w * 0.66, w * 0.2, w, w * 0.2, w * 0.88, w * 0.58, w * 0.66, w * 0.58);
  const bold = w * 0.028;
  const wheel = (/** @type {number} */ x) =>
    circle(x, w * 0.83, w * 0.075, metal) + circle(x, w * 0.83, w * 0.03, fill);
  return [
    polygon(basket, fill),
    polygon(dark, mix(fill, colour.spruceDeep, 0.2)),
    polygon(dark, hatch("ink"), { opacity: 0.25 }),
    ...[0.34, 0.48, 0.62, 0.76].map((x) =>
      rect(w * x, w * 0.2, weight.hair, w * 0.38, metal, { opacity: 0.7 }),
    ),
    stroke(points(w * 0.24, w * 0.33, w * 0.96, w * 0.33), metal, weight.hair, { opacity: 0.7 }),
    stroke(points(w * 0.27, w * 0.46, w * 0.92, w * 0.46), metal, weight.hair, { opacity: 0.7 }),
    stroke(
      points(0, w * 0.06, w * 0.15, w * 0.06, w * 0.36, w * 0.7, w * 0.9, w * 0.7),
      metal,
      bold,
    ),
    wheel(w * 0.42),
    wheel(w * 0.82),
  ].join("");
}
