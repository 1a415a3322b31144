import { around, castShadow, hatch, lay } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, points, polygon, rect } from "../lib/svg.mjs";
import { deskBell } from "../motifs/desk-bell.mjs";
import { funnel, funnelStand } from "../motifs/funnel.mjs";
import { paperStrip } from "../motifs/paper-strip.mjs";
import { tag, tagCorners } from "../motifs/tag.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

const WALL = mix(mix(colour.gold, colour.spruce, 0.42), colour.birch, 0.34);
const FUNNEL = { x: 1010, rim: 420, wide: 690, neck: 752, narrow: 154, foot: 826, flat: 0.2 };
/** The counter's back edge, front edge and right end. */
const COUNTER = { back: 950, front: 1206, end: 2130 };
/** Tags on their way in, the highest first: middle, turn, colour. */
const FALLING = [
  { x: 500, y: 60, turn: -24, fill: colour.gold },
  { x: 850, y: 20, turn: 14, fill: colour.paper },
  { x: 1270, y: 70, turn: -12, fill: colour.mint },
  { x: 1560, y: 150, turn: 32, fill: colour.paper },
  { x: 680, y: 270, turn: 20, fill: colour.mint },
  { x: 1060, y: 250, turn: -34, fill: colour.gold },
  { x: 1370, y: 390, turn: 18, fill: colour.gold },
  { x: 860, y: 470, turn: -14, fill: colour.paper },
  { x: 1130, y: 520, turn: 26, fill: colour.mint },
];
const TAG = { width: 176, height: 232 };

/** @param {typeof FALLING[number]} one */
const fallingTag = ({ x, y, turn, fill }) =>
  lay(
    {
      ...TAG,
      x: x - TAG.width / 2,
      y: y - TAG.height / 2,
      turn,
      lift: 40,
      opacity: 0.24,
      corners: tagCorners(TAG.width, TAG.height),
    },
    tag({ ...TAG, fill, hole: shade(WALL, 0.4) }),
  );

/** The counter with its right end, panelled. */
function counter() {
  const { back, front, end } = COUNTER;
  const side = points(end, front, end + 150, back, end + 150, 1350, end, 1350);
  return [
    polygon(points(-20, back, end + 150, back, end, front, -20, front), colour.spruce),
    polygon(side, shade(colour.spruceDeep, 0.2)),
    polygon(side, hatch("spruce"), { opacity: 0.5 }),
    rect(-20, front, end + 20, 200, colour.spruceDeep),
    rect(-20, front, end + 20, 30, mix(colour.spruce, colour.mint, 0.35)),
    ...[-60, 490, 1040, 1590].map((x) =>
      rect(x, front + 76, 480, 140, "none", { stroke: colour.spruce, "stroke-width": weight.line }),
    ),
  ].join("");
}

/** The receipt's folds, from the spout down to the counter; the last panel lies flat and has the total. */
const FOLDS = points(888, 780, 888, 836, 842, 896, 914, 950, 836, 1004, 912, 1056, 800, 1132);

/** One entry in the middle of each panel, so that no word runs over a fold. */
function panels() {
  let at = 0;
  return FOLDS.slice(1).flatMap(([x, y], i) => {
    const long = Math.hypot(x - FOLDS[i][0], y - FOLDS[i][1]);
    const middle = at + long / 2;
    at += long;
    if (i === 0) return [];
    if (i === FOLDS.length - 2)
      return [
        { at: middle - long * 0.3, long: long * 0.6, from: 0.08, to: 0.92, fill: colour.maple },
      ];
    return [
      { at: middle - 9, long: 18, from: 0.1, to: [0.5, 0.38, 0.56][i % 3], fill: colour.inkSoft },
      ...[0.68, 0.76, 0.84].map((from) => ({
        at: middle - 15,
        long: 30,
        from,
        to: from + 0.045,
        fill: colour.ink,
      })),
    ];
  });
}

/** Many prices go in; one receipt comes out, folded, with its total. */
function draw() {
  const { x, flat } = FUNNEL;
  const legs = funnelStand({ x, y: 586, half: 412, flat, foot: 1110, back: 985 });
  return [
    rect(0, 0, 2400, 1350, WALL),
    circle(1500, 470, 760, mix(WALL, colour.birch, 0.28)),
    counter(),
    castShadow(around(FUNNEL.x, 1080, 420, 70), 330, 0.3, [1, 0.06]),
    // What makes it a shop's counter.
    deskBell(1790, 1090),
    legs.behind,
    castShadow(points(800, 1132, 1048, 1122, 1160, 1056, 912, 1060), 130, 0.34, [1, 0.1]),
    paperStrip({ profile: FOLDS, across: /** @type {Point} */ ([248, -10]), marks: panels() }),
    funnel(FUNNEL, colour.mint, FALLING.map(fallingTag).join("")),
    legs.before,
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/conversion-rate-optimization-techniques/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
