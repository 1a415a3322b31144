import { colour } from "../lib/palette.mjs";
import { createRandom } from "../lib/random.mjs";
import { circle, curve, element, points, polygon, rect } from "../lib/svg.mjs";

const SIZE = { width: 204, height: 146 };

/** A rubber stamp's frame and turned arrow, with the gaps of a worn one; its middle is at 0,0. @param {string} [fill] */
export function returnStamp(fill = colour.maple) {
  const { width, height } = SIZE;
  const [left, top] = [-width / 2, -height / 2];
  const random = createRandom("return stamp");
  const gaps = Array.from({ length: 60 }, () =>
    circle(random.between(left, -left), random.between(top, -top), random.between(1, 3.4), "#000"),
  );
  const ink = rect(left - 9, top - 9, width + 18, height + 18, "#fff");
  return [
    element("mask", { id: "worn" }, ink + gaps.join("")),
    element(
      "g",
      { mask: "url(#worn)" },
      rect(left, top, width, height, "none", { rx: 22, stroke: fill, "stroke-width": 12 }) +
        curve("M-38 36 H28 A30 30 0 0 0 28 -24 H-30", fill, 22, { "stroke-linecap": "butt" }) +
        polygon(points(-76, -24, -28, -62, -28, 14), fill),
    ),
  ].join("");
}
