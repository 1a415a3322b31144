import { hatch } from "../lib/light.mjs";
import { colour, mix, shade } from "../lib/palette.mjs";
import { circle, points, polygon, rect, shape } from "../lib/svg.mjs";

/** A clipped tree in its pot, half of it turned from the light. @param {number} x @param {number} foot */
export function pottedTree(x, foot) {
  const lee = `M${x} ${foot - 780} A220 220 0 0 1 ${x} ${foot - 340}Z`;
  return [
    polygon(
      points(x + 90, foot, x + 420, foot, x + 420, foot - 40, x + 90, foot - 110),
      "#04150D",
      { opacity: 0.16 },
    ),
    rect(x - 12, foot - 400, 24, 300, colour.ink),
    circle(x, foot - 560, 220, colour.spruce),
    shape(lee, shade(colour.spruce, 0.5)),
    shape(lee, hatch("mint"), { opacity: 0.2 }),
    polygon(
      points(x - 110, foot - 170, x + 110, foot - 170, x + 90, foot, x - 90, foot),
      colour.gold,
    ),
    polygon(
      points(x + 20, foot - 170, x + 110, foot - 170, x + 90, foot, x + 20, foot),
      shade(colour.gold, 0.3),
    ),
    polygon(
      points(x + 20, foot - 170, x + 110, foot - 170, x + 90, foot, x + 20, foot),
      hatch("ink"),
      { opacity: 0.3 },
    ),
    rect(x - 122, foot - 190, 244, 30, mix(colour.gold, colour.paper, 0.3)),
  ].join("");
}
