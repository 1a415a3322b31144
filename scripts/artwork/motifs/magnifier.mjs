import { castShadow, hatch } from "../lib/light.mjs";
import { colour, shade, weight } from "../lib/palette.mjs";
import { circle, clip, curve, group, rect } from "../lib/svg.mjs";

/**
 * A magnifier lying over a scene: `seen` is the same scene again, which the lens enlarges about its middle.
 * @param {{ x: number, y: number, radius: number, zoom: number, turn: number, handle: number, seen: string, grip?: string }} options
 *   `turn` is the handle's angle in degrees, `handle` its length
 */
export function magnifier({ x, y, radius, zoom, turn, handle, seen, grip = colour.maple }) {
  const rim = radius * 0.12;
  const start = radius + rim;
  const angle = (turn * Math.PI) / 180;
  /** Points beside the handle's axis, on the page. @param {number} along @param {number} aside @returns {import("../lib/svg.mjs").Point} */
  const at = (along, aside) => [
    x + along * Math.cos(angle) - aside * Math.sin(angle),
    y + along * Math.sin(angle) + aside * Math.cos(angle),
  ];
  const end = start + 70 + handle;
  return [
    castShadow([at(start, -46), at(start, 46), at(end, 52), at(end, -52)], 90, 0.24),
    circle(x + 70, y + 50, radius + rim / 2, "none", {
      stroke: "#04150D",
      "stroke-width": rim,
      opacity: 0.24,
    }),
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(radius, -30, 130, 60, colour.gold),
      rect(radius, 6, 130, 24, shade(colour.gold, 0.34)),
      rect(start + 60, -54, handle, 108, grip, { rx: 30 }),
      clip(
        "grip",
        rect(start + 60, -54, handle, 108, "#000", { rx: 30 }),
        rect(start + 60, 14, handle, 60, shade(grip, 0.4)),
        rect(start + 60, 14, handle, 60, hatch("ink"), { opacity: 0.35 }),
      ),
    ),
    clip(
      "lens",
      circle(x, y, radius, "#000"),
      group(`translate(${x} ${y}) scale(${zoom}) translate(${-x} ${-y})`, seen),
      circle(x, y, radius, colour.paper, { opacity: 0.07 }),
    ),
    circle(x, y, radius + rim / 2, "none", { stroke: colour.ink, "stroke-width": rim }),
    circle(x, y, radius + rim * 0.72, "none", {
      stroke: colour.inkSoft,
      "stroke-width": weight.line,
    }),
    curve(
      `M${x - radius * 0.8} ${y - radius * 0.16} A${radius * 0.82} ${radius * 0.82} 0 0 1 ${x - radius * 0.16} ${y - radius * 0.8}`,
      colour.paper,
      weight.bold * 1.4,
    ),
  ].join("");
}
