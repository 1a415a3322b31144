import { around, castShadow, hatch, outline } from "../lib/light.mjs";
import { colour } from "../lib/palette.mjs";
import { group, polygon, rect } from "../lib/svg.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/**
 * A device seen from the front, a little from its right: thickness, frame, screen.
 * @param {{ x: number, y: number, width: number, height: number, corner: number, bezel: number }} place
 * @param {(width: number, height: number) => string} screen draws in the room within the bezel
 */
export function device({ x, y, width, height, corner, bezel }, screen) {
  const [left, right, top, foot] = [
    x + corner,
    x + width - corner,
    y + corner,
    y + height - corner,
  ];
  const rim = [left, right].flatMap((cx) => [top, foot].flatMap((cy) => around(cx, cy, corner)));
  const back = rim.map(([u, v]) => /** @type {Point} */ ([u + 28, v - 14]));
  const solid = outline([...rim, ...back]);
  return [
    castShadow(solid, 110, 0.26),
    polygon(solid, colour.inkSoft),
    polygon(solid, hatch("ink"), { opacity: 0.6 }),
    rect(x, y, width, height, colour.ink, { rx: corner }),
    group(`translate(${x + bezel} ${y + bezel})`, screen(width - bezel * 2, height - bezel * 2)),
  ].join("");
}
