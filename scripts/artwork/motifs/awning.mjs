import { colour, mix, shade } from "../lib/palette.mjs";
import { points, polygon, shape } from "../lib/svg.mjs";

/**
 * @typedef {{ top: number, low: number, from: number, to: number, stripes: number }} Awning
 *   its upper and lower edge, how far its lower edge runs, px
 */

/** @param {number} x @param {number} y @param {number} wide @param {string} fill */
const flap = (x, y, wide, fill) =>
  shape(`M${x} ${y} H${x + wide} V${y + 30} A${wide / 2} ${wide / 2} 0 0 1 ${x} ${y + 30}Z`, fill);

/** A striped awning from the front, running out a little towards its scalloped foot. @param {Awning} place */
export function awning({ top, low, from, to, stripes }) {
  const inset = 96;
  const [wide, narrow] = [(to - from) / stripes, (to - from - inset * 2) / stripes];
  return Array.from({ length: stripes }, (_, i) => {
    const [left, upper] = [from + i * wide, from + inset + i * narrow];
    const fill = i % 2 ? mix(colour.spruce, colour.mint, 0.12) : colour.paper;
    return [
      polygon(points(upper, top, upper + narrow, top, left + wide, low, left, low), fill),
      flap(left, low, wide, i % 2 ? shade(colour.spruce, 0.45) : colour.line),
    ].join("");
  }).join("");
}

/** The flaps' shadow, fallen on the front a hand's breadth behind them. @param {Awning} place */
export function awningShade({ low, from, to, stripes }) {
  const wide = (to - from) / stripes;
  const flaps = Array.from({ length: stripes }, (_, i) =>
    flap(from + i * wide + 26, low + 44, wide, "#04150D"),
  );
  return `<g opacity="0.42">${flaps.join("")}</g>`;
}
