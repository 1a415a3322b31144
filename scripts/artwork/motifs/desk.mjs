import { colour } from "../lib/palette.mjs";
import { rect } from "../lib/svg.mjs";

/** @typedef {ReturnType<typeof import("../lib/isometric.mjs").createView>} View */

/** How far below a desk's top the floor lies, px. */
export const DESK_HEIGHT = 520;

/** Legs under a desk's near corners. @param {View} view @param {{ x: number, y: number, width: number, depth: number }} desk @param {string} fill */
export const deskLegs = (view, { x, y, width, depth }, fill) =>
  [
    [x + 20, y + depth - 70],
    [x + width - 70, y + depth - 70],
    [x + width - 70, y + 20],
  ]
    .map(([u, v]) =>
      view.block({ x: u, y: v, z: -DESK_HEIGHT, width: 50, depth: 50, height: DESK_HEIGHT, fill }),
    )
    .join("");

/** A sheet lying flat, with its thin shadow. @param {View} view @param {{ x: number, y: number, z: number, width: number, depth: number }} place @param {string} drawing */
export const lyingSheet = (view, { x, y, z, width, depth }, drawing) =>
  view.onTop(x + 14, y + 14, z, rect(0, 0, width, depth, "#04150D", { opacity: 0.22 })) +
  view.onTop(x, y, z, rect(0, 0, width, depth, colour.paper), drawing);
