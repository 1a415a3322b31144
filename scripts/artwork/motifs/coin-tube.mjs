import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { curve, ellipse, rect, shape } from "../lib/svg.mjs";

/** @typedef {{ x: number, foot: number, radius: number, height: number }} Tube its axis and where it stands */

/** How high the edges of round things bow: the eye is level with the foot, so edges above it are seen from below. @param {Tube} tube @param {number} y */
const bow = ({ foot, radius }, y) => Math.max(0.01, ((foot - y) / 1000) * radius * 0.36);

/** The near half of a level edge. @param {Tube} tube @param {number} y @param {number} [r] */
const edge = (tube, y, r = tube.radius) =>
  `M${tube.x - r} ${y} A${r} ${bow(tube, y)} 0 0 1 ${tube.x + r} ${y}`;

/** A band between two levels, from a share of the radius to the right wall. @param {Tube} tube @param {number} low @param {number} high @param {number} r @param {number} [from] */
function band(tube, low, high, r, from = -1) {
  const [left, right] = [tube.x + from * r, tube.x + r];
  const lift = Math.sqrt(1 - from * from);
  const [lowBow, highBow] = [bow(tube, low), bow(tube, high)];
  return `M${left} ${low - lowBow * lift} A${r} ${lowBow} 0 0 1 ${right} ${low} V${high} A${r} ${highBow} 0 0 0 ${left} ${high - highBow * lift}Z`;
}

/** One coin in the tube, from the side. @param {Tube} tube @param {number} low @param {number} thick @param {string} fill */
function coin(tube, low, thick, fill) {
  const r = tube.radius - 16;
  const high = low - thick;
  return [
    shape(band(tube, low, high, r), fill),
    shape(band(tube, low, high, r, 0.3), shade(fill, 0.26)),
    shape(band(tube, low, high, r, 0.3), hatch("ink"), { opacity: 0.26 }),
    shape(edge(tube, low, r), "none", {
      stroke: colour.ink,
      "stroke-width": weight.hair,
      opacity: 0.8,
    }),
    shape(edge(tube, high + thick * 0.2, r), "none", {
      stroke: mix(fill, colour.paper, 0.45),
      "stroke-width": weight.hair,
      opacity: 0.8,
    }),
  ].join("");
}

/**
 * An open glass tube with a measure on it, filled with coins from its foot; seen from the level of that foot.
 * @param {Tube & { coins: number, thick?: number, fill?: string, top?: string }} options `top` is the colour of the last coin
 */
export function coinTube({ coins, thick = 40, fill = colour.gold, top = fill, ...tube }) {
  const { x, foot, radius, height } = tube;
  const head = foot - height;
  const base = 22;
  const rim = { stroke: colour.paper, "stroke-width": weight.line, opacity: 0.85 };
  return [
    shape(band(tube, foot, head, radius), colour.mint, { opacity: 0.2 }),
    shape(`${edge(tube, head)}`, "none", rim),
    ...Array.from({ length: coins }, (_, i) =>
      coin(tube, foot - base - i * thick, thick, i === coins - 1 ? top : fill),
    ),
    shape(band(tube, foot, head, radius, 0.72), "#04150D", { opacity: 0.16 }),
    rect(x - radius * 0.74, head + 34, radius * 0.16, height - 90, colour.paper, {
      opacity: 0.5,
      rx: radius * 0.08,
    }),
    ...Array.from({ length: 7 }, (_, i) => {
      const y = foot - base - (i + 1) * 2.5 * 40;
      return y < head + 30
        ? ""
        : curve(`M${x + radius - 4} ${y} h${i % 2 ? -58 : -36}`, colour.paper, weight.line, {
            opacity: 0.8,
          });
    }),
    curve(`M${x - radius} ${head} V${foot}`, colour.paper, weight.line, { opacity: 0.8 }),
    curve(`M${x + radius} ${head} V${foot}`, colour.paper, weight.line, { opacity: 0.55 }),
    ellipse(x, head, radius, bow(tube, head), "none", rim),
    rect(
      x - radius - 10,
      foot - base,
      radius * 2 + 20,
      base,
      mix(colour.mint, colour.spruce, 0.25),
    ),
  ].join("");
}
