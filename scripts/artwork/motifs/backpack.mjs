import { extrude, roundedFace } from "../lib/extrude.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { curve, group, rect, shape, stroke } from "../lib/svg.mjs";
import { blankTag } from "./blank-tag.mjs";

/** @typedef {import("../lib/extrude.mjs").View} View */

const SIZE = { width: 520, height: 640, depth: 270 };
const POCKET = { x: 60, width: 400, height: 250, depth: 78 };

/** A face with a round head and a nearly square foot. */
const FACE = [
  ...roundedFace(SIZE.width, SIZE.height * 2, 190).slice(0, 18),
  ...roundedFace(SIZE.width, SIZE.height, 70).slice(18),
];

/** The lid's front, with the seam that runs around it. @param {string} fill */
function lid(fill) {
  const { width } = SIZE;
  const edge = (/** @type {number} */ inset) =>
    `M${inset} 300 V190 A${190 - inset} ${190 - inset} 0 0 1 190 ${inset} H${width - 190} A${190 - inset} ${190 - inset} 0 0 1 ${width - inset} 190 V300 Q${width - inset} ${360 - inset} ${width - 70} ${360 - inset} H70 Q${inset} ${360 - inset} ${inset} 300Z`;
  return (
    group("translate(0 16)", shape(edge(0), "#04150D", { opacity: 0.2 })) +
    shape(edge(0), fill) +
    shape(edge(22), "none", {
      stroke: shade(fill, 0.3),
      "stroke-width": weight.hair,
      "stroke-dasharray": "14 9",
    })
  );
}

/** A leather strap with its buckle, from the lid to the pocket. @param {number} x */
const buckle = (x) =>
  [
    rect(x, 250, 46, 190, colour.birch),
    rect(x + 30, 250, 16, 190, shade(colour.birch, 0.2)),
    rect(x - 12, 352, 70, 52, "none", { stroke: colour.ink, "stroke-width": 13, rx: 6 }),
    rect(x + 17, 352, 12, 52, colour.ink),
  ].join("");

/**
 * A backpack standing on z = 0, its front looking left; a blank price tag hangs from its handle.
 * @param {View} view @param {{ x: number, y: number, fill: string, tag: string }} options x, y: the front's left foot
 */
export function backpack(view, { x, y, fill, tag }) {
  const { width, height, depth } = SIZE;
  const back = y - depth;
  const [low, high] = [
    view.at(x + width - 40, back, 110),
    view.at(x + width - 120, back, height - 90),
  ];
  const strap = `M${high.join(" ")} C${high[0] + 250} ${high[1] - 40} ${low[0] + 220} ${low[1] - 190} ${low.join(" ")}`;
  const loop = [view.at(x + 190, y - depth / 2, height), view.at(x + 340, y - depth / 2, height)];
  return [
    curve(strap, colour.ink, 66, { "stroke-linecap": "butt" }),
    curve(strap, colour.inkSoft, 46, { "stroke-linecap": "butt" }),
    extrude(view, { x, y, z: height, depth, face: FACE, fill, top: mix(fill, colour.paper, 0.3) }),
    curve(
      `M${loop[0].join(" ")} C${loop[0][0] + 6} ${loop[0][1] - 120} ${loop[1][0] + 6} ${loop[1][1] - 120} ${loop[1].join(" ")}`,
      colour.ink,
      30,
    ),
    extrude(view, {
      x: x + POCKET.x,
      y: y + POCKET.depth,
      z: POCKET.height + 34,
      depth: POCKET.depth,
      face: roundedFace(POCKET.width, POCKET.height, 56),
      fill: mix(fill, colour.paper, 0.12),
      top: mix(fill, colour.paper, 0.4),
    }),
    view.onLeft(
      x + POCKET.x,
      y + POCKET.depth,
      POCKET.height + 34,
      stroke(
        [
          [40, 74],
          [POCKET.width - 40, 74],
        ],
        shade(fill, 0.4),
        weight.line,
      ),
    ),
    view.onLeft(
      x,
      y + POCKET.depth * 0.6,
      height,
      lid(fill),
      buckle(90),
      buckle(384),
      blankTag(tag),
    ),
  ].join("");
}

/** Its footprint, for `view.shadow`. @param {number} x @param {number} y */
export const backpackBase = (x, y) => ({
  x,
  y: y - SIZE.depth,
  width: SIZE.width,
  depth: SIZE.depth,
});
