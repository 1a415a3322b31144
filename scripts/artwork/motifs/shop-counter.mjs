import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { rect, stroke } from "../lib/svg.mjs";

/** @typedef {ReturnType<typeof import("../lib/isometric.mjs").createView>} View */
/**
 * A counter whose near corner is the view's origin; its worktop lies at z = 0.
 * @typedef {{ length: number, depth: number, thick: number, height: number }} Counter
 */
const WOOD = mix(colour.gold, colour.birch, 0.12);

/** The joints of a tiled wall behind the counter; every other course is shifted, as tilers do. @param {View} view @param {Counter} counter */
export function tiledWall(view, { depth }) {
  const [wide, tall, y] = [300, 150, -depth];
  const rows = Array.from({ length: 16 }, (_, row) => {
    const z = row * tall;
    const from = -2700 + (row % 2 ? wide / 2 : 0);
    const joints = Array.from({ length: 14 }, (_, i) =>
      stroke(
        [view.at(from + i * wide, y, z), view.at(from + i * wide, y, z + tall)],
        colour.line,
        4,
      ),
    );
    return stroke([view.at(-2700, y, z), view.at(1600, y, z)], colour.line, 4) + joints.join("");
  });
  return rows.join("");
}

/** The worktop's outline: what a shadow on it must not leave. @param {View} view @param {Counter} counter */
export const worktop = (view, { length, depth }) => [
  view.at(-length, -depth, 0),
  view.at(0, -depth, 0),
  view.at(0, 0, 0),
  view.at(-length, 0, 0),
];

/** Worktop with its boards, overhanging a panelled front. @param {View} view @param {Counter} counter */
export function shopCounter(view, { length, depth, thick, height }) {
  const panels = Array.from({ length: 6 }, (_, i) =>
    view.onLeft(
      -length + 90 + i * 440,
      -46,
      -thick,
      rect(0, 90, 350, 700, "none", { stroke: colour.spruceDeep, "stroke-width": weight.bold }),
      rect(14, 104, 322, 672, mix(colour.spruce, colour.mint, 0.08)),
    ),
  );
  return [
    view.block({
      x: -length,
      y: -depth,
      z: -thick - height,
      width: length - 46,
      depth: depth - 46,
      height,
      fill: colour.spruce,
      front: colour.spruce,
      side: colour.spruceDeep,
      hatched: "mint",
    }),
    ...panels,
    view.onLeft(-length, -46, -thick, rect(0, 0, length, 44, "#04150D", { opacity: 0.35 })),
    view.block({
      x: -length,
      y: -depth,
      z: -thick,
      width: length,
      depth,
      height: thick,
      fill: WOOD,
    }),
    ...[-540, -360, -180].map((y) =>
      stroke([view.at(-length, y), view.at(0, y)], shade(WOOD, 0.22), weight.hair),
    ),
  ].join("");
}
