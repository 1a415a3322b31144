import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { curve, points, polygon, rect, shape } from "../lib/svg.mjs";

/** @typedef {{ x: number, top: number, width: number, drop: number, fill: string }} Cloth where an awning hangs and how far it comes down */

/** A round-headed awning on ribs, with a straight valance. @param {Cloth} cloth */
export function barrelAwning({ x, top, width, drop, fill }) {
  const low = top + drop;
  const bend = width * 0.17;
  const end = x + width;
  const lee = `M${end - bend * 1.6} ${top} H${end - bend} C${end - bend * 0.3} ${top} ${end} ${top + drop * 0.35} ${end} ${low} H${end - bend * 0.9} C${end - bend * 0.9} ${top + drop * 0.4} ${end - bend * 1.2} ${top} ${end - bend * 1.6} ${top}Z`;
  return [
    shape(
      `M${x} ${low} C${x} ${top + drop * 0.35} ${x + bend * 0.3} ${top} ${x + bend} ${top} H${end - bend} C${end - bend * 0.3} ${top} ${end} ${top + drop * 0.35} ${end} ${low}Z`,
      fill,
    ),
    shape(lee, shade(fill, 0.3)),
    shape(lee, hatch("ink"), { opacity: 0.3 }),
    ...[0.2, 0.4, 0.6].map((share) => {
      const [foot, head] = [x + width * share, x + bend + (width - bend * 2) * share];
      return curve(
        `M${head} ${top} C${(head + foot) / 2} ${top + drop * 0.1} ${foot} ${top + drop * 0.5} ${foot} ${low}`,
        shade(fill, 0.4),
        weight.line,
      );
    }),
    rect(x, low, width, drop * 0.26, shade(fill, 0.42)),
    rect(x, low, width, weight.line, mix(fill, colour.paper, 0.4)),
  ].join("");
}

/** A straight awning in broad panels, its valance cut into points. @param {Cloth} cloth */
export function pointedAwning({ x, top, width, drop, fill }) {
  const count = 6;
  const inset = width * 0.05;
  const [low, wide, narrow] = [top + drop, width / count, (width - inset * 2) / count];
  return Array.from({ length: count }, (_, i) => {
    const [left, upper] = [x + i * wide, x + inset + i * narrow];
    const cloth = i % 2 ? mix(fill, colour.paper, 0.45) : fill;
    return [
      polygon(points(upper, top, upper + narrow, top, left + wide, low, left, low), cloth),
      polygon(
        points(left, low, left + wide, low, left + wide / 2, low + drop * 0.46),
        shade(cloth, 0.34),
      ),
    ].join("");
  }).join("");
}
