import { castShadow, hatch } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { figure, rules } from "../motifs/rules.mjs";

const PAGE = { width: 1180, height: 1500 };
const SHAPES = [
  circle(60, 60, 60, colour.spruce),
  polygon(points(60, 0, 120, 120, 0, 120), colour.gold),
  rect(0, 0, 120, 120, colour.spruceDeep),
  polygon(points(60, 0, 120, 60, 60, 120, 0, 60), mix(colour.mint, colour.spruce, 0.4)),
];
/** Each entry's own curve, 0 to 1. */
const CURVES = [
  [0.05, 0.2, 0.14, 0.5, 0.95],
  [0.1, 0.3, 0.45, 0.5, 0.8],
  [0, 0.06, 0.3, 0.62, 1],
  [0.2, 0.16, 0.4, 0.58, 0.75],
];

/** One entry: brand, what was done, its curve, its figure. @param {number} row */
function entry(row) {
  const line = CURVES[row].map(
    (value, i) => /** @type {import("../lib/svg.mjs").Point} */ ([i * 75, 110 * (1 - value)]),
  );
  const first = row === 0;
  return group(
    `translate(110 ${330 + row * 285})`,
    rect(0, -76, 980, weight.hair, colour.line),
    SHAPES[row],
    rules({ x: 170, y: 22, widths: [230, 150, 190], gap: 34, fill: colour.inkSoft, height: 10 }),
    polygon(
      [
        [480, 110],
        ...line.map(([x, y]) => /** @type {import("../lib/svg.mjs").Point} */ ([480 + x, y])),
        [780, 110],
      ],
      colour.mint,
    ),
    group(
      "translate(480 0)",
      stroke(line, first ? colour.maple : colour.spruce, 10),
      circle(...line[4], 15, first ? colour.maple : colour.spruce),
    ),
    figure(846, 16, 4, first ? colour.maple : colour.ink, 92),
  );
}

/** Left page: the columns that the entries were drawn from. */
const columns = Array.from(
  { length: 17 },
  (_, row) =>
    rect(90, 150 + row * 78, 980, weight.hair, colour.line) +
    rect(90, 176 + row * 78, [210, 160, 240, 190][row % 4], 8, colour.inkSoft) +
    [520, 720, 920]
      .map((x, i) =>
        figure(x, 168 + row * 78, [4, 3, 5][(row + i) % 3], i === 2 ? colour.ink : colour.line, 28),
      )
      .join(""),
).join("");

/** An open ledger, turned and cropped: four entries, the first picked out, a ribbon between the pages. */
function draw() {
  const { width, height } = PAGE;
  return [
    rect(0, 0, 2400, 1350, colour.spruce),
    ...[200, 560, 920, 1280].map((y) =>
      rect(0, y, 2400, weight.hair, colour.spruceDeep, { opacity: 0.7 }),
    ),
    group(
      "translate(-180 -20) rotate(-7 1200 675)",
      castShadow(points(20, -90, 2440, -90, 2440, 1460, 20, 1460), 110, 0.34),
      rect(20, -90, width * 2 + 60, height + 60, colour.spruceDeep),
      rect(30, -60, width, height, colour.birch),
      rect(40 + width, -60, width + 14, height, colour.line),
      rect(40 + width, -60, width + 5, height, colour.birch),
      group(
        "translate(40 -60)",
        rect(0, 0, width, height, mix(colour.paper, colour.birch, 0.5)),
        columns,
        polygon(
          points(width - 120, 0, width, 0, width, height, width - 120, height),
          colour.spruceDeep,
          { opacity: 0.1 },
        ),
        polygon(points(width - 60, 0, width, 0, width, height, width - 60, height), hatch("ink"), {
          opacity: 0.16,
        }),
      ),
      group(
        `translate(${40 + width} -60)`,
        rect(0, 0, width, height, colour.paper),
        rules({ x: 110, y: 150, widths: [360, 240], gap: 36, fill: colour.ink, height: 14 }),
        ...[0, 1, 2, 3].map(entry),
        rect(0, 0, weight.hair, height, colour.ink),
      ),
      castShadow(points(1200, -60, 1244, -60, 1244, 1290, 1200, 1290), 20, 0.2),
      polygon(points(1200, -60, 1244, -60, 1244, 1290, 1222, 1250, 1200, 1290), colour.maple),
    ),
  ].join("");
}

export const pictures = [
  { path: "content/landing/case-studies/ledger.jpg", width: 2400, height: 1350, draw },
];
