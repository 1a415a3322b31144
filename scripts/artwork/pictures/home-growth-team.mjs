import { around, castShadow, lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, curve, group, points, polygon, rect } from "../lib/svg.mjs";
import { envelope } from "../motifs/envelope.mjs";
import { lineChart } from "../motifs/line-chart.mjs";
import { parcelFromAbove } from "../motifs/parcel.mjs";
import { figure, rules } from "../motifs/rules.mjs";
import { tag, tagCorners } from "../motifs/tag.mjs";

const PAGE = { width: 1180, height: 1500 };

/** The ledger's open page: a chart above, its entries below. */
function ledgerPage() {
  const entries = [0.34, 0.46, 0.28, 0.4].map((share, row) => {
    const y = 900 + row * 130;
    return (
      rect(110, y - 44, 960, weight.hair, colour.line) +
      circle(136, y + 18, 22, row ? colour.mint : colour.spruce) +
      rules({
        x: 190,
        y: y + 4,
        widths: [960 * share, 960 * share * 0.6],
        gap: 24,
        fill: colour.inkSoft,
      }) +
      figure(900, y - 4, 6, colour.ink, 44)
    );
  });
  return (
    rect(0, 0, PAGE.width, PAGE.height, colour.paper) +
    rules({ x: 110, y: 110, widths: [330, 210], gap: 34, fill: colour.ink, height: 14 }) +
    group(
      "translate(110 230)",
      lineChart({
        width: 920,
        height: 480,
        values: [0.08, 0.2, 0.15, 0.34, 0.3, 0.52, 0.46, 0.7, 0.93],
      }),
    ) +
    entries.join("")
  );
}

/** A pencil along the x axis. @param {number} length */
const pencil = (length) =>
  rect(0, 0, length, 22, colour.gold) +
  rect(0, 22, length, 14, mix(colour.gold, colour.mapleDeep, 0.35)) +
  rect(0, 0, 60, 36, colour.spruceDeep) +
  polygon(points(length, 0, length + 70, 18, length, 36), colour.birch) +
  polygon(points(length + 46, 12, length + 70, 18, length + 46, 24), colour.ink);

/** A merchant's desk from above. */
function draw() {
  const [cx, cy] = [1500, 250];
  return [
    rect(0, 0, 2400, 1350, colour.spruce),
    ...[210, 560, 910, 1260].map((y) =>
      rect(0, y, 2400, weight.hair, colour.spruceDeep, { opacity: 0.7 }),
    ),
    lay(
      { x: 180, y: 140, ...PAGE, turn: -8, lift: 40 },
      rect(0, 0, PAGE.width, PAGE.height, colour.birch),
    ),
    lay({ x: 150, y: 90, ...PAGE, turn: -11, lift: 30 }, ledgerPage()),
    lay(
      { x: 1730, y: -190, width: 760, height: 700, turn: 9, lift: 150, opacity: 0.34 },
      parcelFromAbove(760, 700),
    ),
    lay(
      { x: 1560, y: 780, width: 760, height: 450, turn: -14, lift: 34 },
      envelope({ width: 760, height: 450, fill: colour.mint, seal: colour.spruceDeep }),
    ),
    lay(
      {
        x: 1270,
        y: 560,
        width: 270,
        height: 400,
        turn: 24,
        lift: 30,
        corners: tagCorners(270, 400),
      },
      tag({ width: 270, height: 400, fill: colour.birch, hole: colour.spruce }),
    ),
    curve("M1482 618 C1560 470 1640 640 1760 520 S1900 420 1960 470", colour.paper, weight.line),
    castShadow(around(cx, cy, 122), 70, 0.34),
    circle(cx, cy, 122, colour.paper),
    circle(cx, cy, 98, colour.ink),
    circle(cx - 12, cy - 12, 78, mix(colour.ink, colour.mapleDeep, 0.25)),
    lay({ x: 1010, y: 1180, width: 560, height: 36, turn: 6, lift: 26 }, pencil(560)),
  ].join("");
}

export const pictures = [
  { path: "content/landing/home/growth-team.jpg", width: 2400, height: 1350, draw },
];
