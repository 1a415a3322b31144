import { colour, weight } from "../lib/palette.mjs";
import { circle, polygon } from "../lib/svg.mjs";
import { barcode, figure, rules } from "./rules.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/** The outline of a hanging price tag, hole uppermost. @param {number} width @param {number} height @returns {Point[]} */
export function tagCorners(width, height) {
  const cut = width * 0.28;
  return [
    [cut, 0],
    [width - cut, 0],
    [width, cut],
    [width, height],
    [0, height],
    [0, cut],
  ];
}

/** Where the string goes through. @param {number} width @returns {Point} */
export const tagHole = (width) => [width / 2, width * 0.2];

/**
 * A price tag: eyelet, price, bar code.
 * @param {{ width: number, height: number, fill?: string, mark?: string, hole?: string }} options `hole` is the colour behind the tag
 */
export function tag({
  width,
  height,
  fill = colour.paper,
  mark = colour.ink,
  hole = colour.spruceDeep,
}) {
  const [hx, hy] = tagHole(width);
  const pad = width * 0.14;
  return [
    polygon(tagCorners(width, height), fill),
    circle(hx, hy, width * 0.085, "none", { stroke: mark, "stroke-width": weight.hair }),
    circle(hx, hy, width * 0.055, hole),
    figure(pad, height * 0.36, 4, mark, width * 0.2),
    rules({
      x: pad,
      y: height * 0.36 + width * 0.3,
      widths: [width * 0.72, width * 0.5],
      gap: width * 0.08,
      fill: mark,
      height: width * 0.025,
    }),
    height > width * 1.25
      ? barcode(pad, height - pad - width * 0.2, width - pad * 2, width * 0.2, mark)
      : "",
  ].join("");
}
