import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { points, polygon, rect, stroke } from "../lib/svg.mjs";
import { rules } from "./rules.mjs";

/** A shop's door: lit glass, a hanging card, a brass handle, a step. @param {{ x: number, y: number, width: number, height: number }} place */
export function shopDoor({ x, y, width, height }) {
  const foot = y + height;
  return [
    rect(x - 24, y, width + 48, height, colour.ink),
    rect(x, y, width, height, colour.spruce),
    rect(x + 54, y, width - 108, 470, mix(colour.gold, colour.birch, 0.36)),
    polygon(
      points(x + 54, y + 470, x + 54, y + 330, x + width - 54, y + 110, x + width - 54, y + 300),
      colour.paper,
      { opacity: 0.2 },
    ),
    rect(x + 54, y + 540, width - 108, 150, "none", {
      stroke: colour.spruceDeep,
      "stroke-width": weight.line,
    }),
    stroke(points(x + 120, y + 270, x + 170, y + 210, x + 220, y + 270), colour.ink, weight.hair),
    rect(x + 90, y + 270, 160, 92, colour.paper),
    rules({ x: x + 116, y: y + 298, widths: [108, 70], gap: 24, fill: colour.ink, height: 10 }),
    rect(x + 20, y + 360, 16, 130, colour.gold, { rx: 8 }),
    rect(x - 60, foot - 22, width + 120, 44, colour.birch),
    rect(x - 60, foot + 4, width + 120, 18, shade(colour.birch, 0.3)),
  ].join("");
}
