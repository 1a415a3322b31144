import { castShadow, hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";
import { rules } from "./rules.mjs";

const WOOD = mix(colour.gold, colour.birch, 0.12);

/**
 * An open drawer from the front, its back to the upper right. It comes in two parts: the walls
 * behind its contents and those before them.
 * @param {{ x: number, y: number, width: number, height: number, dx: number, dy: number }} place the front, and the way from it to the back
 */
export function drawer({ x, y, width, height, dx, dy }) {
  const [right, foot, thick] = [x + width, y + height, 34];
  const side = points(right, y, right + dx, y + dy, right + dx, foot + dy, right, foot);
  const behind = [
    polygon(points(x, y, x + dx, y + dy, right + dx, y + dy, right, y), shade(WOOD, 0.66)),
    polygon(
      points(x, y, x + dx, y + dy, x + dx + thick, y + dy, x + thick, y),
      mix(WOOD, colour.paper, 0.35),
    ),
    polygon(
      points(x + dx, y + dy, right + dx, y + dy, right + dx, y + dy + 22, x + dx, y + dy + 22),
      mix(WOOD, colour.paper, 0.35),
    ),
  ];
  const before = [
    polygon(side, shade(WOOD, 0.4)),
    polygon(side, hatch("ink"), { opacity: 0.3 }),
    polygon(
      points(right - thick, y, right + dx - thick, y + dy, right + dx, y + dy, right, y),
      mix(WOOD, colour.paper, 0.35),
    ),
    rect(x, y, width, height, WOOD),
    rect(x, y, width, 26, mix(WOOD, colour.paper, 0.45)),
    rect(x + 40, y + 66, width - 80, height - 106, "none", {
      stroke: shade(WOOD, 0.35),
      "stroke-width": weight.line,
    }),
  ];
  return { behind: behind.join(""), before: before.join("") + fittings(x + 150, y + 120) };
}

/** The label in its frame and the pull, on the drawer's front. @param {number} x @param {number} y */
function fittings(x, y) {
  return [
    castShadow(points(x, y, x + 430, y, x + 430, y + 160, x, y + 160), 16, 0.26),
    rect(x, y, 430, 160, colour.ink),
    rect(x + 16, y + 16, 398, 128, colour.paper),
    rules({ x: x + 60, y: y + 52, widths: [280, 170], gap: 40, fill: colour.ink, height: 14 }),
    castShadow(
      points(x + 660, y + 30, x + 900, y + 30, x + 900, y + 120, x + 660, y + 120),
      26,
      0.3,
    ),
    rect(x + 650, y + 20, 260, 44, colour.ink, { rx: 8 }),
    rect(x + 676, y + 54, 208, 66, colour.spruceDeep, { rx: 22 }),
  ].join("");
}
