import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, points, polygon, rect, shape, stroke } from "../lib/svg.mjs";
import { rules } from "./rules.mjs";

/** A box of the list, ticked or not yet. @param {number} x @param {number} y @param {number} size @param {boolean} ticked */
const box = (x, y, size, ticked) =>
  rect(x, y, size, size, ticked ? colour.mint : colour.paper, {
    stroke: colour.ink,
    "stroke-width": weight.line,
    rx: 6,
  }) +
  (ticked
    ? stroke(
        points(
          x + size * 0.2,
          y + size * 0.5,
          x + size * 0.44,
          y + size * 0.76,
          x + size * 1.02,
          y - size * 0.06,
        ),
        colour.spruce,
        weight.bold,
        { "stroke-linecap": "round" },
      )
    : "");

/** The clip that holds the sheet. @param {number} middle @param {number} width */
function clamp(middle, width) {
  const half = width / 2;
  return [
    shape(
      `M${middle - half} 66 V26 Q${middle - half} 6 ${middle - half + 20} 6 H${middle - half * 0.46} A${half * 0.46} ${half * 0.46} 0 0 1 ${middle + half * 0.46} 6 H${middle + half - 20} Q${middle + half} 6 ${middle + half} 26 V66Z`,
      colour.ink,
    ),
    circle(middle, -2, half * 0.2, colour.gold),
    rect(middle - half, 44, width, weight.bold, colour.inkSoft),
  ].join("");
}

/**
 * A checklist on a clipboard, from its upper left corner.
 * @param {{ width: number, height: number, done: number, lines: number[], fill?: string }} options `lines` are shares of the room, `done` how many are ticked
 */
export function clipboard({ width, height, done, lines, fill = colour.spruceDeep }) {
  const [pad, top] = [width * 0.07, width * 0.1];
  const [paper, room] = [width - pad * 2, height - top - pad];
  const size = width * 0.1;
  const [right, foot, fold] = [pad + paper, top + room, 70];
  const curl = points(right - fold, foot, right, foot - fold, right - fold + 8, foot - fold + 8);
  const pitch = (room - 150) / lines.length;
  return [
    rect(0, 0, width, height, fill, { rx: 30 }),
    rect(width - 18, 30, 18, height - 60, shade(fill, 0.4)),
    rect(pad, top, paper, room, colour.paper),
    polygon(
      points(pad + paper - 70, top + room, pad + paper, top + room - 70, pad + paper, top + room),
      fill,
    ),
    // The sheet's lower corner curls up; two px more than the corner, or its edge would shine through.
    polygon(points(right - fold, foot + 2, right + 2, foot - fold, right + 2, foot + 2), fill),
    polygon(curl, mix(colour.line, colour.paper, 0.2)),
    polygon(curl, hatch("ink"), { opacity: 0.2 }),
    rules({
      x: pad + 44,
      y: top + 66,
      widths: [paper * 0.5],
      gap: 0,
      fill: colour.ink,
      height: 24,
    }),
    ...lines.flatMap((share, row) => {
      const y = top + 142 + row * pitch;
      return [
        box(pad + 44, y, size, row < done),
        rect(
          pad + 44 + size * 1.6,
          y + size * 0.2,
          (paper - 88 - size * 1.6) * share,
          16,
          row < done ? colour.inkSoft : colour.ink,
          { rx: 8 },
        ),
        rect(
          pad + 44 + size * 1.6,
          y + size * 0.66,
          (paper - 88 - size * 1.6) * share * 0.6,
          11,
          colour.line,
          { rx: 5 },
        ),
      ];
    }),
    clamp(width / 2, width * 0.44),
  ].join("");
}
