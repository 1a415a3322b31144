import { around, castShadow } from "../lib/light.mjs";
import { colour, shade, weight } from "../lib/palette.mjs";
import { circle, curve, points, polygon, rect, stroke } from "../lib/svg.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/**
 * A balance that hangs from above the picture: beam, stirrup, and a needle that turns with the beam over a scale.
 * @param {{ pivot: Point, left: Point, right: Point, wall: string }} place where the beam turns and ends; `wall` is the colour behind it
 */
export function hangingBalance({ pivot: [px, py], left: [lx, ly], right: [rx, ry], wall }) {
  // A quarter turn from the beam.
  const lean = (ly - ry) / (rx - lx);
  const beam = points(lx, ly - 14, px, py - 54, rx, ry - 14, rx, ry + 14, px, py + 54, lx, ly + 14);
  const needle = points(px - 26, py, px + 26, py, px + lean * 376, py + 376);
  const ticks = [-24, -16, -8, 0, 8, 16, 24].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const out = (/** @type {number} */ r) =>
      /** @type {Point} */ ([px + Math.sin(angle) * r, py + Math.cos(angle) * r]);
    return stroke([out(turn ? 400 : 384), out(430)], colour.ink, turn ? weight.line : 12);
  });
  const [from, to] = [-27, 27].map((turn) => [
    px + Math.sin((turn * Math.PI) / 180) * 442,
    py + Math.cos((turn * Math.PI) / 180) * 442,
  ]);
  return [
    castShadow(beam, 70, 0.16),
    castShadow(needle, 40, 0.14),
    curve(`M${from.join(" ")} A442 442 0 0 0 ${to.join(" ")}`, colour.ink, weight.line),
    ...ticks,
    polygon(needle, colour.ink),
    polygon(beam, colour.spruceDeep),
    polygon([beam[0], beam[1], beam[2], [px, py - 10]], colour.spruce),
    // The stirrup comes down from above the picture on both sides of the pivot.
    rect(px - 88, -20, 176, 300, "none", { stroke: colour.ink, "stroke-width": 26, rx: 40 }),
    circle(px, py, 66, colour.gold),
    polygon(
      around(px, py, 66)
        .slice(43)
        .concat(around(px, py, 66).slice(0, 19)),
      shade(colour.gold, 0.28),
    ),
    circle(px, py, 16, colour.ink),
    circle(lx, ly, 30, colour.ink) + circle(lx, ly, 11, wall),
    circle(rx, ry, 30, colour.ink) + circle(rx, ry, 11, wall),
  ].join("");
}
