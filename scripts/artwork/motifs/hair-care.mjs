import { colour, shade, weight } from "../lib/palette.mjs";
import { hatch } from "../lib/light.mjs";
import { circle, curve, group, points, polygon, rect } from "../lib/svg.mjs";
import { plane } from "./bottle.mjs";
import { rules } from "./rules.mjs";

/** A lock of hair as a printed emblem: strands that part, swing and meet again. @param {number} width @param {number} height @param {string} ink */
export function lock(width, height, ink) {
  const at = (/** @type {number} */ x, /** @type {number} */ y) => `${x * width} ${y * height}`;
  return [0, 1, 2, 3]
    .map((i) =>
      curve(
        `M${at(0.62, 0)} C${at(-0.5 + i * 0.36, 0.3)} ${at(0.62 + i * 0.36, 0.5)} ${at(0.1 + i * 0.12, 1)}`,
        ink,
        width * 0.09,
      ),
    )
    .join("");
}

/** The label of every bottle in the range. @param {number} width @param {number} height @param {string} ink */
const label = (width, height, ink) =>
  rect(0, 0, width, height, colour.paper) +
  group(`translate(${width * 0.24} ${height * 0.12})`, lock(width * 0.46, height * 0.5, ink)) +
  rules({
    x: width * 0.16,
    y: height * 0.74,
    widths: [width * 0.68, width * 0.44],
    gap: height * 0.11,
    fill: colour.ink,
    height: Math.max(8, width * 0.035),
  });

/** @param {number} width @param {number} height @param {string} ink */
function shadedLabel(width, height, ink) {
  const turn = width * 0.64;
  return (
    label(width, height, ink) +
    rect(turn, 0, width - turn, height, shade(colour.paper, 0.9), { opacity: 0.2 }) +
    rect(turn, 0, width - turn, height, hatch("ink"), { opacity: 0.2 })
  );
}

/** What stands on a bottle's neck, its foot at 0,0 and its middle at x = 0. */
const tops = {
  pump:
    plane(-26, -70, 52, 76, colour.ink) +
    plane(-130, -128, 190, 62, colour.ink, 12) +
    plane(-70, -8, 140, 60, colour.ink),
  cap: plane(-80, -110, 160, 164, colour.ink, 8),
  dropper:
    plane(-58, -60, 116, 112, colour.ink) + plane(-36, -190, 72, 138, shade(colour.birch, 0.1), 34),
};

/**
 * A bottle of hair care from the front, 0,0 to width,height; what tops it rises above 0.
 * @param {{ width: number, height: number, fill: string, ink: string, top: keyof typeof tops, corner?: number }} options
 */
export function careBottle({ width, height, fill, ink, top, corner = 60 }) {
  const pad = width * 0.08;
  return [
    plane(width / 2 - 50, 30, 100, 60, shade(fill, 0.2)),
    group(`translate(${width / 2} 0)`, tops[top]),
    plane(0, 52, width, height - 52, fill, corner),
    group(
      `translate(${pad} ${52 + height * 0.22})`,
      shadedLabel(width - pad * 2, height * 0.52, ink),
    ),
  ].join("");
}

/** A tube that stands on its cap. @param {{ width: number, height: number, fill: string, ink: string }} options */
export function careTube({ width, height, fill, ink }) {
  const body = height * 0.84;
  const inset = width * 0.14;
  return [
    plane(inset, body - 4, width - inset * 2, height - body + 4, colour.ink, 10),
    polygon(points(0, 0, width, 0, width - inset * 0.7, body, inset * 0.7, body), fill),
    polygon(
      points(width * 0.62, 0, width, 0, width - inset * 0.7, body, width * 0.58, body),
      shade(fill, 0.3),
    ),
    polygon(
      points(width * 0.62, 0, width, 0, width - inset * 0.7, body, width * 0.58, body),
      hatch("ink"),
      { opacity: 0.28 },
    ),
    rect(0, 0, width, 34, shade(fill, 0.16)),
    ...Array.from({ length: 12 }, (_, i) =>
      rect((width / 12) * i + 6, 0, weight.hair, 34, colour.ink, { opacity: 0.4 }),
    ),
    group(`translate(${width * 0.28} ${height * 0.16})`, lock(width * 0.4, height * 0.34, ink)),
    rules({
      x: width * 0.2,
      y: height * 0.6,
      widths: [width * 0.56, width * 0.36],
      gap: 34,
      fill: ink,
      height: 12,
    }),
  ].join("");
}

/** A comb along the x axis, teeth down. @param {number} length @param {string} fill */
export function comb(length, fill) {
  const teeth = Math.floor((length - 80) / 26);
  return [
    rect(0, 0, length, 74, fill, { rx: 30 }),
    ...Array.from({ length: teeth }, (_, i) => rect(30 + i * 26, 50, 14, 130, fill, { rx: 6 })),
    rect(20, 0, 46, 180, fill, { rx: 16 }),
    rect(length - 66, 0, 46, 180, fill, { rx: 16 }),
    rect(40, 18, length - 80, weight.hair, colour.paper, { opacity: 0.6 }),
    circle(length - 44, 36, 10, colour.paper, { opacity: 0.6 }),
  ].join("");
}
