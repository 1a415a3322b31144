import { lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, rect, stroke } from "../lib/svg.mjs";
import { card } from "../motifs/card.mjs";
import { dial, slides } from "../motifs/dial.mjs";
import { obliqueBlock } from "../motifs/oblique.mjs";
import { barChart } from "../motifs/line-chart.mjs";

const BELT = 1060;

/** Three stations on one belt, each larger than the last; one line runs through them and ends as growth. */
function draw() {
  const thread = points(
    ...[
      420, 785, 700, 785, 860, 690, 1010, 690, 1210, 690, 1420, 690, 1600, 800, 1740, 610, 1880,
      660, 2050, 330, 2170, 380, 2400, 20,
    ],
  );
  return [
    rect(0, 0, 2400, 1350, colour.birch),
    ...[150, 330, 510, 690, 870].map((y) => rect(0, y, 2400, weight.hair, colour.line)),
    rect(0, BELT + 90, 2400, 200, mix(colour.birch, colour.spruceDeep, 0.12)),
    obliqueBlock({
      x: -100,
      foot: BELT + 110,
      width: 2600,
      height: 110,
      depth: 70,
      fill: colour.spruceDeep,
      top: colour.spruce,
    }),
    ...Array.from(
      { length: 17 },
      (_, i) =>
        circle(40 + i * 150, BELT + 55, 34, colour.spruce) +
        circle(40 + i * 150, BELT + 55, 34, "none", {
          stroke: colour.mint,
          "stroke-width": weight.hair,
        }) +
        circle(40 + i * 150, BELT + 55, 7, colour.mint),
    ),
    ...[380, 1180, 1980].map((x) => rect(x, BELT + 110, 64, 240, colour.spruceDeep)),
    lay(
      { x: 130, y: 470, width: 470, height: 570, lift: 90, opacity: 0.2 },
      card({ width: 470, height: 570, picked: 2, lines: [1, 0.86, 0.7, 0.94, 0.6] }),
    ),
    obliqueBlock({
      x: 820,
      foot: BELT - 14,
      width: 600,
      height: 690,
      depth: 90,
      fill: colour.mint,
      top: colour.paper,
    }),
    dial(1000, 545, 125, -62),
    dial(1258, 520, 86, 40),
    slides(890, 790, [0.4, 0.75, 0.55, 0.9]),
    slides(1236, 790, [0.3, 0.62]),
    obliqueBlock({
      x: 1600,
      foot: BELT - 14,
      width: 700,
      height: 1180,
      depth: 112,
      fill: colour.spruce,
    }),
    group(
      "translate(1670 300)",
      barChart({
        width: 640,
        height: 680,
        values: [0.2, 0.32, 0.42, 0.6, 0.78],
        fill: mix(colour.spruce, colour.mint, 0.28),
      }),
    ),
    ...[300, 470, 640, 810].map((y) =>
      rect(1600, y, 700, weight.hair, mix(colour.spruce, colour.mint, 0.4)),
    ),
    rect(1670, 980, 560, weight.line, colour.mint),
    stroke(thread, colour.maple, weight.bold),
    ...[thread[2], thread[5], thread[7], thread[9]].map(
      ([x, y]) => circle(x, y, 22, colour.maple) + circle(x, y, 9, colour.paper),
    ),
  ].join("");
}

export const pictures = [
  { path: "content/landing/process/three-steps.jpg", width: 2400, height: 1350, draw },
];
