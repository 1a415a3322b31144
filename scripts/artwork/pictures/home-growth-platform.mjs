import { createView } from "../lib/isometric.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { envelope } from "../motifs/envelope.mjs";
import { megaphone } from "../motifs/megaphone.mjs";
import { parcel } from "../motifs/parcel.mjs";
import { figure, rules } from "../motifs/rules.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

const view = createView(1080, 640);
const PAD = { side: 430, height: 44 };
/** Where things stand on the floor: the middles of their pads. */
const LETTER = { x: -580, y: 490 };
const HORN = { x: -580, y: -150 };
const CONE = { z: 290, length: 420, mouth: 170 };
const BOX = { x: 80, y: 490 };
const REPORT = { x: 430, y: 40, width: 740, depth: 30, height: 900 };
/** The line on the report's face, from its foot; origin at the face's upper left. */
const CHART = points(...[110, 900, 110, 690, 235, 560, 330, 590, 450, 390, 540, 410, 640, 170]);
const LINE = weight.bold * 1.7;

/** The ground that a pad covers. @param {{ x: number, y: number }} middle */
const plot = ({ x, y }) => ({
  x: x - PAD.side / 2,
  y: y - PAD.side / 2,
  width: PAD.side,
  depth: PAD.side,
});

/** @param {{ x: number, y: number }} middle */
const pad = (middle) => view.block({ ...plot(middle), height: PAD.height, fill: colour.mint });

/** A point of the report's face in the picture. @param {Point} point @returns {Point} */
const onReport = ([u, v]) => view.at(REPORT.x + u, REPORT.y + REPORT.depth, REPORT.height - v);

/** The report stands like a board: headings, ledger rules, and the line with what lies under it. */
function report() {
  const { x, y, width, depth, height } = REPORT;
  const line = CHART.map(onReport);
  const last = line[line.length - 1];
  return [
    view.block({ ...REPORT, fill: colour.paper, front: colour.paper, side: colour.spruce }),
    view.onLeft(
      x,
      y + depth,
      height,
      rules({ x: 80, y: 84, widths: [260, 170], gap: 42, fill: colour.ink, height: 18 }),
      figure(400, 84, 4, colour.ink, 58),
      ...[240, 380, 520, 660].map((at) => rect(80, at, width - 160, weight.hair, colour.line)),
      polygon([...CHART.slice(1), ...points(640, 760, 110, 760)], colour.mint),
      rect(80, 760, width - 160, weight.line, colour.ink),
    ),
    stroke(line, colour.maple, LINE, { "stroke-linecap": "round" }),
    circle(...last, 36, colour.maple),
    circle(...last, 16, colour.paper),
  ].join("");
}

/** An envelope on its edge. */
function standingEnvelope() {
  const size = { width: 440, height: 300 };
  const place = { x: LETTER.x - 220, y: LETTER.y - 20, z: PAD.height, depth: 30, ...size };
  return [
    view.shadow(place, 220, 0.2),
    view.block({ ...place, fill: colour.paper }),
    view.onLeft(
      place.x,
      place.y + place.depth,
      place.z + place.height,
      envelope({ ...size, seal: colour.spruce }),
    ),
  ].join("");
}

/** Three channels stand on one line; it runs under each of them, then up the report as its curve. */
function draw() {
  const seam = mix(colour.gold, colour.birch, 0.35);
  const steps = [0, 1, 2, 3, 4, 5].map((i) => -1775 + i * 670);
  const route = [LETTER, HORN, { x: BOX.x, y: HORN.y }, BOX, { x: REPORT.x + 110, y: BOX.y }];
  return [
    rect(0, 0, 2400, 1350, mix(colour.gold, colour.birch, 0.62)),
    group(
      "translate(382 232) scale(0.8)",
      ...steps.map((at) => stroke([view.at(-2600, at), view.at(2600, at)], seam, weight.hair)),
      ...steps.map((at) => stroke([view.at(at, -2600), view.at(at, 2600)], seam, weight.hair)),
      view.shadow(REPORT, 620, 0.2),
      ...[LETTER, HORN, BOX].map((middle) => view.shadow(plot(middle), 70, 0.2)),
      stroke([...route.map(({ x, y }) => view.at(x, y)), onReport(CHART[0])], colour.maple, LINE),
      pad(HORN),
      view.shadow(
        { x: HORN.x - 60, y: HORN.y - 40, z: PAD.height, width: 120, depth: 120 },
        210,
        0.2,
      ),
      megaphone(view, { ...HORN, y: HORN.y + 200, ...CONE, floor: PAD.height }),
      report(),
      pad(LETTER),
      standingEnvelope(),
      pad(BOX),
      parcel(view, {
        x: BOX.x - 160,
        y: BOX.y - 160,
        z: PAD.height,
        width: 320,
        depth: 320,
        height: 250,
      }),
    ),
  ].join("");
}

export const pictures = [
  { path: "content/landing/home/growth-platform.jpg", width: 2400, height: 1350, draw },
];
