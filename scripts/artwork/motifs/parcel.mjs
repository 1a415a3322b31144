import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { barcode, rules } from "./rules.mjs";

/** @typedef {ReturnType<typeof import("../lib/isometric.mjs").createView>} View */

/** A shipping label. @param {number} x @param {number} y @param {number} width @param {string} [accent] */
export function label(x, y, width, accent = colour.spruce) {
  return [
    rect(x, y, width, width * 0.66, colour.paper),
    rect(x + width * 0.08, y + width * 0.09, width * 0.16, width * 0.16, accent),
    rules({
      x: x + width * 0.32,
      y: y + width * 0.1,
      widths: [width * 0.5, width * 0.36],
      gap: width * 0.1,
      fill: colour.inkSoft,
      height: width * 0.035,
    }),
    barcode(x + width * 0.08, y + width * 0.36, width * 0.84, width * 0.2, colour.ink),
  ].join("");
}

/**
 * A taped parcel in a 30° view.
 * @param {View} view
 * @param {{ x: number, y: number, z?: number, width: number, depth: number, height: number, fill?: string, tape?: string, labelled?: boolean, accent?: string }} box
 */
export function parcel(view, { fill = colour.gold, tape, labelled = true, accent, ...box }) {
  const { x, y, z = 0, width, depth, height } = box;
  const band = width * 0.15;
  const strip = tape ?? mix(fill, colour.paper, 0.55);
  const middle = x + width / 2 - band / 2;
  const top = z + height;
  return [
    view.block({ ...box, z, fill }),
    view.onTop(middle, y, top, rect(0, 0, band, depth, strip)),
    view.onLeft(middle, y + depth, top, rect(0, 0, band, height * 0.26, shade(strip, 0.13))),
    stroke(
      [view.at(x, y + depth, top), view.at(x + width, y + depth, top), view.at(x + width, y, top)],
      colour.paper,
      weight.hair,
      { opacity: 0.55 },
    ),
    labelled
      ? view.onLeft(
          x,
          y + depth,
          top,
          label(width * 0.08, height * 0.46, Math.min(width * 0.4, height * 0.62), accent),
        )
      : "",
  ].join("");
}

/** A closed parcel seen from straight above. @param {number} width @param {number} height @param {string} [fill] @param {string} [accent] */
export function parcelFromAbove(width, height, fill = colour.gold, accent = colour.spruce) {
  const strip = mix(fill, colour.paper, 0.55);
  return [
    rect(0, 0, width, height, fill),
    polygon(
      points(
        0,
        height,
        width,
        height,
        width,
        0,
        width - 10,
        10,
        width - 10,
        height - 10,
        10,
        height - 10,
      ),
      shade(fill, 0.2),
    ),
    rect(0, height * 0.44, width, height * 0.13, strip),
    rect(0, height * 0.5, width, weight.hair, mix(fill, colour.ink, 0.35)),
    label(width * 0.56, height * 0.63, width * 0.34, accent),
    circle(width * 0.14, height * 0.2, width * 0.035, "none", {
      stroke: colour.ink,
      "stroke-width": weight.hair,
    }),
    rules({
      x: width * 0.22,
      y: height * 0.175,
      widths: [width * 0.2, width * 0.12],
      gap: height * 0.045,
      fill: colour.ink,
      height: 5,
    }),
  ].join("");
}
