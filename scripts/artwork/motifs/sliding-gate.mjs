import { hatch } from "../lib/light.mjs";
import { colour, mix, shade } from "../lib/palette.mjs";
import { ellipse, points, polygon, rect } from "../lib/svg.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/**
 * A gate that runs from its near foot into the depth; its bars slide along a rail. In parts, so
 * that what passes through can be drawn between them.
 * @param {{ x: number, y: number, dx: number, dy: number, tall: number }} place near foot, the way to the far one, height
 */
export function createGate({ x: left, y: foot, dx, dy, tall }) {
  const at = (/** @type {number} */ share, up = 0) =>
    /** @type {Point} */ ([left + dx * share, foot + dy * share - up]);
  const light = mix(colour.spruce, colour.mint, 0.4);

  /** An upright: lit front, hatched side. @param {number} share @param {number} wide @param {string} fill @param {number} high */
  function upright(share, wide, fill, high) {
    const [x, y] = at(share);
    const [right, deep] = [x + wide / 2, wide * 0.55];
    const end = [right + deep, y - deep * 0.56];
    const side = points(right, y, end[0], end[1], end[0], end[1] - high, right, y - high);
    return [
      rect(x - wide / 2, y - high, wide, high, fill),
      polygon(side, shade(fill, 0.4)),
      polygon(side, hatch("ink"), { opacity: 0.35 }),
    ].join("");
  }

  return {
    /** A bar, its head inside the rail. @param {number} share of the way to the far end */
    bar: (/** @type {number} */ share) => upright(share, 30, colour.gold, tall + 20),
    /** A post, taller than the rail, with a cap. @param {number} share */
    post(share) {
      const [x, y] = at(share, tall + 120);
      return [
        upright(share, 78, colour.spruceDeep, tall + 120),
        polygon(points(x - 54, y, x + 54, y, x + 104, y - 30, x - 4, y - 30), light),
        rect(x - 54, y, 108, 30, colour.spruce),
        polygon(points(x + 54, y, x + 104, y - 30, x + 104, y, x + 54, y + 30), colour.ink),
      ].join("");
    },
    /** The rail overhead, with the shade that it throws on the bars' heads. */
    rail() {
      const band = (/** @type {number} */ from, /** @type {number} */ to) => [
        at(0, from),
        at(1, from),
        at(1, to),
        at(0, to),
      ];
      return [
        polygon(band(tall + 64, tall), colour.spruceDeep),
        polygon(band(tall + 64, tall + 50), light),
        polygon(band(tall, tall - 26), "#04150D", { opacity: 0.4 }),
      ].join("");
    },
    /** The track in the floor, with a footing where each bar stood before it made way. @param {number[]} footings */
    track: (footings) =>
      polygon([at(-0.2, -14), at(1.02, -14), at(1.02, 14), at(-0.2, 14)], colour.spruceDeep) +
      footings.map((share) => ellipse(...at(share), 26, 11, light)).join(""),
  };
}
