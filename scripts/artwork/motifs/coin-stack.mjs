import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { around, castShadow, hatch } from "../lib/light.mjs";
import { createRandom } from "../lib/random.mjs";
import { ellipse, points, shape, stroke } from "../lib/svg.mjs";

/**
 * A stack of coins seen a little from above, standing on `y`.
 * @param {{ x: number, y: number, radius: number, count: number, thick?: number, tilt?: number, fill?: string, top?: string, seed?: string }} options
 *   `tilt` is the ellipse's height over its width; `top` is the colour of the last coin
 */
export function coinStack({
  x,
  y,
  radius,
  count,
  thick = 44,
  tilt = 0.3,
  fill = colour.gold,
  top,
  seed = "coins",
}) {
  const random = createRandom(`${seed}${count}`);
  const ry = radius * tilt;
  const coins = Array.from({ length: count }, (_, i) => {
    const last = i === count - 1;
    const body = last && top ? top : fill;
    const cx = x + random.between(-1, 1) * radius * 0.045;
    const [low, high] = [y - i * thick, y - (i + 1) * thick];
    const band = `M${cx - radius} ${high} V${low} A${radius} ${ry} 0 0 0 ${cx + radius} ${low} V${high} A${radius} ${ry} 0 0 1 ${cx - radius} ${high}Z`;
    const turn = radius * 0.3;
    const drop = ry * Math.sqrt(1 - 0.09);
    const dark = `M${cx + turn} ${high + drop} V${low + drop} A${radius} ${ry} 0 0 0 ${cx + radius} ${low} V${high} A${radius} ${ry} 0 0 1 ${cx + turn} ${high + drop}Z`;
    return [
      shape(band, shade(body, 0.12)),
      shape(dark, shade(body, 0.3)),
      shape(dark, hatch("ink"), { opacity: 0.3 }),
      shape(`M${cx - radius} ${low} A${radius} ${ry} 0 0 0 ${cx + radius} ${low}`, "none", {
        stroke: colour.ink,
        "stroke-width": weight.hair,
        opacity: 0.75,
      }),
      ellipse(cx, high, radius, ry, mix(body, colour.paper, 0.12)),
      last ? face(cx, high, radius, ry, top ? colour.paper : colour.ink) : "",
    ].join("");
  });
  return coins.join("");
}

/** Its shadow on the table: apart, so that all shadows lie below all stacks. @param {number} x @param {number} y @param {number} radius @param {number} length @param {number} [tilt] */
export const coinShadow = (x, y, radius, length, tilt = 0.3) =>
  castShadow(around(x, y, radius, radius * tilt), length, 0.3, [1, 0.12]);

/** The struck face: a ring and three ledger rules. @param {number} cx @param {number} cy @param {number} rx @param {number} ry @param {string} mark */
function face(cx, cy, rx, ry, mark) {
  const rule = (/** @type {number} */ dy, /** @type {number} */ half) =>
    stroke(points(cx - rx * half, cy + ry * dy, cx + rx * half, cy + ry * dy), mark, weight.hair, {
      opacity: 0.8,
    });
  return (
    ellipse(cx, cy, rx * 0.8, ry * 0.8, "none", {
      stroke: mark,
      "stroke-width": weight.hair,
      opacity: 0.8,
    }) +
    rule(-0.25, 0.34) +
    rule(0, 0.44) +
    rule(0.25, 0.34)
  );
}
