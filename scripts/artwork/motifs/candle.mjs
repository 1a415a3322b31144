import { around, castShadow, hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { clip, curve, ellipse, rect, shape } from "../lib/svg.mjs";

/**
 * A burning candle in its saucer, standing on `y`.
 * @param {{ x: number, y: number, radius: number, height: number, tilt: number }} options `tilt` is an ellipse's height over its width
 */
export function candle({ x, y, radius, height, tilt }) {
  const ry = radius * tilt;
  const dish = radius * 2.3;
  const top = y - height;
  const wax = `M${x - radius} ${top} V${y} A${radius} ${ry} 0 0 0 ${x + radius} ${y} V${top}Z`;
  const foot = `M${x - dish} ${y} C${x - dish} ${y + dish * 0.3} ${x - dish * 0.5} ${y + dish * tilt * 1.35} ${x} ${y + dish * tilt * 1.35} C${x + dish * 0.5} ${y + dish * tilt * 1.35} ${x + dish} ${y + dish * 0.3} ${x + dish} ${y}Z`;
  const flame = (/** @type {number} */ size, /** @type {string} */ fill) =>
    shape(
      `M${x} ${top - 26 - size * 2.5} C${x + size * 0.3} ${top - 26 - size * 1.5} ${x + size} ${top - 26 - size} ${x + size} ${top - 26 - size * 0.6} A${size} ${size * 0.86} 0 0 1 ${x - size} ${top - 26 - size * 0.6} C${x - size} ${top - 26 - size} ${x - size * 0.2} ${top - 26 - size * 1.5} ${x} ${top - 26 - size * 2.5}Z`,
      fill,
    );
  return [
    castShadow(around(x, y + 26, dish, dish * tilt), 190, 0.2, [1, 0.22]),
    ellipse(x + dish, y + 6, 62, 40, "none", {
      stroke: shade(colour.gold, 0.3),
      "stroke-width": 22,
    }),
    shape(foot, shade(colour.gold, 0.2)),
    clip(
      "dish",
      `<path d="${foot}"/>`,
      rect(x + 40, y, dish, dish, shade(colour.gold, 0.4)),
      rect(x + 40, y, dish, dish, hatch("ink"), { opacity: 0.35 }),
    ),
    ellipse(x, y, dish, dish * tilt, colour.gold),
    ellipse(x, y, dish * 0.82, dish * tilt * 0.82, shade(colour.gold, 0.22)),
    shape(wax, colour.paper),
    clip(
      "wax",
      `<path d="${wax}"/>`,
      rect(x + radius * 0.2, top, radius, height * 1.2, shade(colour.paper, 0.3)),
      rect(x + radius * 0.2, top, radius, height * 1.2, hatch("ink"), { opacity: 0.3 }),
    ),
    // Wax that ran over the rim on the lit side.
    shape(
      `M${x - radius} ${top} v128 a21 21 0 0 0 42 0 v-52 a12 12 0 0 1 24 0 v6 a19 19 0 0 0 38 0 V${top}Z`,
      mix(colour.gold, colour.birch, 0.62),
    ),
    ellipse(x, top, radius, ry, mix(colour.gold, colour.birch, 0.62)),
    ellipse(x, top, radius * 0.72, ry * 0.72, shade(colour.gold, -0.1), { opacity: 0.5 }),
    curve(`M${x} ${top} V${top - 44}`, colour.ink, weight.bold),
    flame(60, colour.gold),
    flame(30, colour.paper),
  ].join("");
}
