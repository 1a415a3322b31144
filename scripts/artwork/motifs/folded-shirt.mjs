import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, clip, points, polygon, rect, shape, stroke } from "../lib/svg.mjs";
import { rules } from "./rules.mjs";

/** Cloth patterns on a field of width and height. @type {Record<string, (width: number, height: number, detail: string) => string>} */
const patterns = {
  plain: () => "",
  stripes: (width, height, detail) =>
    Array.from({ length: 9 }, (_, i) =>
      rect(width * (0.035 + i * 0.11), 0, width * 0.045, height, detail),
    ).join(""),
  check: (width, height, detail) =>
    Array.from(
      { length: 9 },
      (_, i) =>
        rect(width * (0.06 + i * 0.2), 0, width * 0.07, height, detail, { opacity: 0.55 }) +
        rect(0, width * (0.1 + i * 0.2), width, width * 0.07, detail, { opacity: 0.55 }),
    ).join(""),
};

/** A collar: its inside at the neck, then the two points. @param {number} middle @param {number} width @param {string} fill */
function collar(middle, width, fill) {
  const half = (/** @type {1 | -1} */ way) => {
    const at = (/** @type {number} */ share) => middle + way * share * width;
    const y = (/** @type {number} */ share) => share * width;
    return points(at(0.17), y(-0.04), at(0), y(0.12), at(0.1), y(0.27), at(0.25), y(0.1));
  };
  const lit = mix(fill, colour.paper, 0.2);
  return [
    shape(
      `M${middle - width * 0.17} ${-width * 0.04} Q${middle} ${-width * 0.1} ${middle + width * 0.17} ${-width * 0.04} L${middle} ${width * 0.13}Z`,
      shade(fill, 0.5),
    ),
    polygon(half(-1), lit),
    polygon(half(1), shade(lit, 0.2)),
    ...[half(-1), half(1)].map((flap) => polygon(flap, "none", edge)),
  ].join("");
}

const edge = { stroke: colour.ink, "stroke-width": weight.hair, "stroke-linejoin": "round" };

/**
 * A shirt as shops fold it: sleeves behind, collar and placket in front, a paper band about the middle.
 * @param {{ id: string, width: number, height: number, fill: string, detail?: string, pattern?: keyof typeof patterns, band?: string }} options
 */
export function foldedShirt({
  id,
  width,
  height,
  fill,
  detail = colour.ink,
  pattern = "plain",
  band = colour.paper,
}) {
  const middle = width / 2;
  const slope = width * 0.1;
  const body = `M${width * 0.32} 0 H${width * 0.68} L${width} ${slope} V${height} H0 V${slope}Z`;
  const placket = width * 0.06;
  const wrap = { y: height * 0.6, height: height * 0.17 };
  return [
    // The layers of the fold show below the front one.
    rect(width * 0.03, height, width * 0.94, 30, shade(fill, 0.5)),
    rect(width * 0.015, height, width * 0.97, 15, shade(fill, 0.3)),
    clip(
      id,
      `<path d="${body}"/>`,
      rect(0, 0, width, height, fill),
      patterns[pattern](width, height, detail),
      rect(middle - placket, 0, placket * 2, height, fill),
      rect(middle - placket, 0, weight.hair, height, colour.ink, { opacity: 0.6 }),
      rect(middle + placket, 0, weight.hair, height, colour.ink, { opacity: 0.6 }),
      stroke(
        points(
          ...[width * 0.64, height * 0.32, width * 0.86, height * 0.32, width * 0.86],
          ...[height * 0.46, width * 0.75, height * 0.5, width * 0.64, height * 0.46, width * 0.64],
          height * 0.32,
        ),
        colour.ink,
        weight.hair,
        { opacity: 0.7 },
      ),
      rect(0, wrap.y, width, wrap.height, band),
      rect(
        width * 0.08,
        wrap.y + wrap.height * 0.28,
        wrap.height * 0.44,
        wrap.height * 0.44,
        "none",
        {
          stroke: colour.spruceDeep,
          "stroke-width": 8,
        },
      ),
      rules({
        x: width * 0.28,
        y: wrap.y + wrap.height * 0.34,
        widths: [width * 0.4, width * 0.26],
        gap: wrap.height * 0.26,
        fill: colour.spruceDeep,
      }),
      rect(middle + placket, 0, middle, height, shade(fill, 0.9), { opacity: 0.25 }),
      rect(middle + placket, 0, middle, height, hatch("ink"), { opacity: 0.26 }),
    ),
    ...[0.3, 0.42, 0.54, 0.84, 0.95].map((share) => circle(middle, height * share, 9, colour.ink)),
    collar(middle, width, fill),
  ].join("");
}
