import { hatch } from "../lib/light.mjs";
import { colour, shade } from "../lib/palette.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";

/** A bench vise, its screw to the left. @param {number} x @param {number} foot */
export function vise(x, foot) {
  const at = (/** @type {number[]} */ ...list) =>
    points(...list.map((value, i) => (i % 2 ? foot - value : x + value)));
  const lee = at(150, 270, 260, 270, 260, 214, 212, 150, 212, 44, 150, 44);
  return [
    rect(x - 210, foot - 158, 290, 56, colour.inkSoft),
    rect(x - 290, foot - 142, 90, 24, colour.ink),
    rect(x - 300, foot - 240, 22, 220, colour.ink, { rx: 11 }),
    polygon(at(-24, 270, -24, 88, -190, 88, -190, 176, -84, 270), colour.spruce),
    polygon(at(28, 270, 260, 270, 260, 214, 212, 150, 212, 44, 28, 44), colour.spruce),
    polygon(lee, shade(colour.spruce, 0.45)),
    polygon(lee, hatch("mint"), { opacity: 0.2 }),
    rect(x - 30, foot - 282, 20, 92, colour.line),
    rect(x + 14, foot - 282, 20, 92, colour.line),
    rect(x - 20, foot - 44, 290, 44, colour.spruceDeep),
  ].join("");
}
