import { extrude, roundedFace } from "../lib/extrude.mjs";
import { hatch } from "../lib/light.mjs";
import { colour, shade, weight } from "../lib/palette.mjs";
import { circle, rect, shape } from "../lib/svg.mjs";

/** @typedef {import("../lib/extrude.mjs").View} View */

const BODY = { width: 420, height: 250, depth: 150 };
const LENS = { cx: 225, cy: 142, r: 98, length: 110 };

/** A cylinder that stands out of the body towards the viewer. @param {View} view @param {number} x @param {number} y @param {number} r @param {number} from @param {number} length @param {string} fill */
const barrel = (view, x, y, r, from, length, fill) =>
  extrude(view, {
    x: x + LENS.cx - r,
    y: y + from + length,
    z: BODY.height - LENS.cy + r,
    depth: length,
    face: roundedFace(r * 2, r * 2, r),
    fill,
    top: colour.inkSoft,
    side: colour.ink,
    hatched: "inkSoft",
  });

/**
 * A camera standing on z = 0, its lens to the left.
 * @param {View} view @param {{ x: number, y: number, fill?: string, leather?: string, glass?: string }} options x, y: the front's left foot
 */
export function camera(
  view,
  { x, y, fill = colour.birch, leather = colour.spruceDeep, glass = colour.gold },
) {
  const { width, height, depth } = BODY;
  const front = y + LENS.length;
  return [
    extrude(view, { x, y, z: height, depth, face: roundedFace(width, height, 44), fill }),
    view.onLeft(
      x,
      y,
      height,
      rect(0, 84, width, 116, leather),
      rect(0, 84, width, weight.line, shade(fill, 0.3)),
      rect(34, 34, 60, 34, colour.ink, { rx: 8 }),
      circle(366, 50, 15, colour.ink),
    ),
    // Finder above, release and dial on its sides.
    view.block({ x: x + 140, y: y - 120, z: height, width: 150, depth: 90, height: 56, fill }),
    view.block({
      x: x + 326,
      y: y - 100,
      z: height,
      width: 60,
      depth: 50,
      height: 26,
      fill: colour.ink,
      hatched: "mint",
    }),
    view.block({
      x: x + 46,
      y: y - 100,
      z: height,
      width: 50,
      depth: 44,
      height: 20,
      fill: colour.ink,
      hatched: "mint",
    }),
    barrel(view, x, y, LENS.r, 0, 66, colour.ink),
    barrel(view, x, y, LENS.r - 14, 66, LENS.length - 66, colour.ink),
    view.onLeft(
      x,
      front,
      height,
      circle(LENS.cx, LENS.cy, LENS.r - 26, colour.inkSoft),
      circle(LENS.cx, LENS.cy, LENS.r - 38, glass),
      shape(
        `M${LENS.cx} ${LENS.cy - 60} A60 60 0 0 1 ${LENS.cx} ${LENS.cy + 60}Z`,
        shade(glass, 0.34),
      ),
      shape(`M${LENS.cx} ${LENS.cy - 60} A60 60 0 0 1 ${LENS.cx} ${LENS.cy + 60}Z`, hatch("ink"), {
        opacity: 0.3,
      }),
      circle(LENS.cx - 22, LENS.cy - 20, 14, colour.paper),
    ),
  ].join("");
}

/** Its footprint, for `view.shadow`. @param {number} x @param {number} y */
export const cameraBase = (x, y) => ({
  x,
  y: y - BODY.depth,
  width: BODY.width,
  depth: BODY.depth,
});
