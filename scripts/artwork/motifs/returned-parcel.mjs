import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { group, rect, stroke } from "../lib/svg.mjs";
import { NUMBER_SIZE, number404 } from "./number-404.mjs";
import { returnStamp } from "./return-stamp.mjs";
import { barcode, rules } from "./rules.mjs";

/** @typedef {ReturnType<typeof import("../lib/isometric.mjs").createView>} View */

const LABEL = { width: 396, height: 340, margin: 26 };

/** A label that is nearly all number. */
function numberLabel() {
  const { width, height, margin } = LABEL;
  const inner = width - margin * 2;
  const digits = inner / NUMBER_SIZE.width;
  return [
    rect(0, 0, width, height, colour.paper),
    rect(margin, 24, 38, 38, colour.spruce),
    rules({ x: margin + 56, y: 28, widths: [176, 118], gap: 20, fill: colour.inkSoft, height: 10 }),
    group(`translate(${margin} 86) scale(${digits})`, number404()),
    barcode(margin, 258, inner * 0.66, 54, colour.ink),
  ].join("");
}

/**
 * A taped parcel that nobody took: a label with the number of no page, and the stamp that sends it back.
 * @param {View} view @param {{ x: number, y: number, z: number, width: number, depth: number, height: number, fill?: string }} box
 */
export function returnedParcel(view, { fill = colour.gold, ...box }) {
  const { x, y, z, width, depth, height } = box;
  const [top, band] = [z + height, depth * 0.2];
  const strip = mix(fill, colour.paper, 0.55);
  const middle = (depth - band) / 2;
  return [
    view.block({ ...box, fill }),
    // Taped along its length: the face that looks at us stays free for the label.
    view.onTop(x, y + middle, top, rect(0, 0, width, band, strip)),
    view.onRight(
      x + width,
      y + depth,
      top,
      rect(middle, 0, band, height * 0.26, mix(shade(fill, 0.34), colour.paper, 0.34)),
      rect(middle, 0, band, height * 0.26, hatch("ink"), { opacity: 0.2 }),
    ),
    stroke(
      [view.at(x, y + depth, top), view.at(x + width, y + depth, top), view.at(x + width, y, top)],
      colour.paper,
      weight.hair,
      { opacity: 0.55 },
    ),
    view.onLeft(
      x,
      y + depth,
      top,
      group("translate(34 32)", numberLabel()),
      group(`translate(${width - 120} ${height - 94}) rotate(-12) scale(0.92)`, returnStamp()),
    ),
  ].join("");
}
