import { colour, shade, weight } from "../lib/palette.mjs";
import { hatch } from "../lib/light.mjs";
import { circle, points, polygon, rect, stroke } from "../lib/svg.mjs";

/**
 * The back of an envelope: lit flap, folds in hairline, a seal.
 * @param {{ width: number, height: number, fill?: string, seal?: string }} options
 */
export function envelope({ width, height, fill = colour.paper, seal }) {
  const tip = height * 0.58;
  const low = shade(fill, 0.1);
  const middle = width / 2;
  return [
    rect(0, 0, width, height, low),
    polygon(points(0, 0, middle, tip * 0.94, 0, height), shade(fill, 0.05)),
    polygon(points(width, 0, middle, tip * 0.94, width, height), shade(fill, 0.17)),
    polygon(points(width, 0, middle, tip * 0.94, width, height), hatch("ink"), { opacity: 0.12 }),
    polygon(points(0, height, middle, tip * 0.86, width, height), low),
    stroke(points(0, height, middle, tip * 0.86, width, height), colour.ink, weight.hair, {
      opacity: 0.35,
    }),
    polygon(points(0, 0, width, 0, middle, tip), fill),
    stroke(points(0, 0, middle, tip, width, 0), colour.ink, weight.hair, { opacity: 0.6 }),
    seal ? circle(middle, tip * 0.93, height * 0.11, seal) : "",
    seal
      ? circle(middle, tip * 0.93, height * 0.075, "none", {
          stroke: colour.paper,
          "stroke-width": weight.hair,
          opacity: 0.7,
        })
      : "",
  ].join("");
}

/** The front of an envelope: stamp and address rules. @param {{ width: number, height: number, fill?: string, stamp?: string }} options */
export function envelopeFront({ width, height, fill = colour.paper, stamp = colour.spruce }) {
  const unit = height / 10;
  return [
    rect(0, 0, width, height, fill),
    rect(width - unit * 3, unit, unit * 2, unit * 2.4, stamp),
    rect(width - unit * 2.7, unit * 1.3, unit * 1.4, unit * 1.8, "none", {
      stroke: colour.paper,
      "stroke-width": weight.hair,
    }),
    ...[4.2, 3.2, 3.7].map((share, row) =>
      rect(width * 0.42, unit * (5.4 + row), unit * share, unit * 0.22, colour.inkSoft),
    ),
    ...[0, 1, 2].map((row) =>
      rect(width - unit * 6.2, unit * (1.5 + row * 0.6), unit * 2.8, weight.hair, colour.inkSoft),
    ),
  ].join("");
}
