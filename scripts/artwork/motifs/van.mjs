import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect, shape, stroke } from "../lib/svg.mjs";

/** A wheel with its hub. @param {number} x @param {number} foot */
const wheel = (x, foot) =>
  circle(x, foot - 82, 100, colour.ink) +
  circle(x, foot - 82, 54, colour.line) +
  circle(x, foot - 82, 54, hatch("ink"), { opacity: 0.25 }) +
  circle(x, foot - 82, 16, colour.ink);

/** The sign on the van's side: a spanner in a round. @param {number} x @param {number} y @param {number} r */
const spanner = (x, y, r) =>
  circle(x, y, r, colour.spruce) +
  group(
    `translate(${x} ${y}) rotate(45) scale(${r / 100})`,
    rect(-15, -44, 30, 92, colour.paper),
    circle(0, -42, 37, colour.paper),
    rect(-14, -86, 28, 46, colour.spruce),
    circle(0, 48, 29, colour.paper),
    circle(0, 48, 12, colour.spruce),
  );

/** The van from its side, driving right: rack and ladder above, a spanner on its wall. @param {number} x @param {number} foot */
export function van(x, foot) {
  const [top, sill] = [foot - 594, foot - 96];
  const body = `M${x} ${sill} V${top + 36} Q${x} ${top} ${x + 36} ${top} H${x + 760} L${x + 900} ${top + 214} L${x + 1050} ${top + 258} Q${x + 1084} ${top + 270} ${x + 1084} ${top + 306} V${sill}Z`;
  return [
    rect(x + 60, foot - 16, 1090, 32, "#04150D", { opacity: 0.35, rx: 16 }),
    ...[120, 380, 640].map((at) => rect(x + at, top - 50, 22, 54, colour.ink)),
    rect(x + 40, top - 66, 720, 18, colour.ink),
    // The ladder: two rails and the rungs between them.
    ...Array.from({ length: 13 }, (_, i) =>
      rect(x + 32 + i * 63, top - 124, 14, 50, colour.spruceDeep),
    ),
    ...[132, 82].map((up) => rect(x + 10, top - up, 820, 16, colour.spruceDeep)),
    shape(body, colour.gold),
    polygon(
      points(x, sill - 150, x + 1084, sill - 150, x + 1084, sill, x, sill),
      shade(colour.gold, 0.2),
    ),
    rect(x, sill - 162, 1084, 24, colour.paper),
    polygon(
      points(x + 628, top + 50, x + 728, top + 50, x + 846, top + 220, x + 628, top + 220),
      colour.spruceDeep,
    ),
    polygon(
      points(x + 628, top + 220, x + 628, top + 50, x + 728, top + 50, x + 700, top + 90),
      mix(colour.spruceDeep, colour.mint, 0.3),
    ),
    stroke(points(x + 590, top + 30, x + 590, sill), colour.ink, weight.hair, { opacity: 0.6 }),
    stroke(points(x + 886, top + 220, x + 886, sill), colour.ink, weight.hair, { opacity: 0.6 }),
    rect(x + 640, top + 262, 70, 16, colour.ink, { rx: 8 }),
    spanner(x + 300, top + 180, 124),
    rect(x - 14, sill - 30, 1124, 36, colour.ink, { rx: 12 }),
    rect(x + 1030, sill - 118, 54, 54, colour.paper),
    ...[236, 860].map(
      (at) =>
        shape(
          `M${x + at - 134} ${sill + 6} V${sill} A134 134 0 0 1 ${x + at + 134} ${sill} V${sill + 6}Z`,
          colour.spruceDeep,
        ) + wheel(x + at, foot),
    ),
  ].join("");
}
