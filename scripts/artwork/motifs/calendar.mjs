import { colour, weight } from "../lib/palette.mjs";
import { rect } from "../lib/svg.mjs";
import { rules } from "./rules.mjs";

/** @typedef {{ x: number, y: number, width: number, height: number }} Cell */

/**
 * A month's page: binding, head, weekdays, five weeks of days.
 * @param {{ width: number, height: number, head?: string, fill?: string, ring?: string, first?: number, days?: number }} options
 *   `first` is the column of day 1; rings stand a little above the page's top edge
 * @param {(day: number, cell: Cell) => string} mark what a day's cell holds; "" leaves it free
 */
export function calendar(
  {
    width,
    height,
    head = colour.spruce,
    fill = colour.paper,
    ring = colour.ink,
    first = 2,
    days = 31,
  },
  mark,
) {
  const pad = width * 0.06;
  const top = height * 0.29;
  const cell = { width: (width - pad * 2) / 7, height: (height - top - pad * 0.8) / 5 };
  const cells = Array.from({ length: days }, (_, i) => {
    const at = i + first;
    const own = {
      x: pad + (at % 7) * cell.width,
      y: top + Math.floor(at / 7) * cell.height,
      ...cell,
    };
    return (
      mark(i + 1, own) ||
      rect(
        own.x + cell.width * 0.16,
        own.y + cell.height * 0.16,
        cell.width * 0.2,
        weight.line,
        colour.inkSoft,
      )
    );
  });
  return [
    rect(0, 0, width, height, fill),
    rect(0, 0, width, height * 0.18, head),
    rules({
      x: pad,
      y: height * 0.085,
      widths: [width * 0.34],
      gap: 0,
      fill: colour.paper,
      height: height * 0.03,
    }),
    rules({
      x: width - pad,
      y: height * 0.09,
      widths: [width * 0.13],
      gap: 0,
      fill: colour.paper,
      height: height * 0.018,
      align: "right",
    }),
    ...Array.from({ length: 7 }, (_, i) =>
      rect(
        pad + (i + 0.28) * cell.width,
        height * 0.23,
        cell.width * 0.44,
        height * 0.014,
        colour.ink,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      rect(pad, top + i * cell.height, width - pad * 2, weight.hair, colour.line),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      rect(pad + i * cell.width, top, weight.hair, cell.height * 5, colour.line),
    ),
    ...cells,
    ...[0.12, 0.27, 0.42, 0.58, 0.73, 0.88].map((share) =>
      rect(width * share - width * 0.012, -height * 0.04, width * 0.024, height * 0.085, ring, {
        rx: width * 0.012,
      }),
    ),
  ].join("");
}

/** A day taken: its cell filled, a little inside the lines. @param {Cell} cell @param {string} fill */
export const takenDay = ({ x, y, width, height }, fill) =>
  rect(x + width * 0.08, y + height * 0.09, width * 0.86, height * 0.84, fill);
