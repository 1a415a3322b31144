import { castShadow } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, rect } from "../lib/svg.mjs";
import { calendar, takenDay } from "../motifs/calendar.mjs";
import { house } from "../motifs/house.mjs";
import { obliqueBlock } from "../motifs/oblique.mjs";
import { van } from "../motifs/van.mjs";

const KERB = 1080;
const ROAD = 1190;
const SEA = mix(colour.mint, colour.spruce, 0.3);
const SAND = mix(colour.gold, colour.birch, 0.55);
/**
 * The row: where each house stands, how high its wall and its roof are. A blind one has no
 * windows where the ladder passes before it.
 */
const HOUSES = [
  { x: -130, wall: 640, roof: 240, fill: colour.birch, tile: colour.spruce },
  { x: 330, wall: 810, roof: 210, fill: SAND, tile: colour.spruceDeep },
  { x: 790, wall: 640, roof: 280, fill: colour.paper, tile: colour.spruce, blind: true },
  { x: 1222, wall: 760, roof: 220, fill: SEA, tile: mix(colour.mint, colour.spruce, 0.75) },
  { x: 1650, wall: 640, roof: 240, fill: colour.birch, tile: colour.spruce },
  { x: 2170, wall: 700, roof: 230, fill: SAND, tile: colour.spruceDeep },
];

/** Weeks that fill: every early day is taken, later ones here and there, the newest in the accent. @param {number} day */
function booking(day) {
  if (day === 17) return colour.maple;
  if (day < 17 || [19, 20].includes(day)) return colour.spruce;
  return [23, 26].includes(day) ? colour.mint : "";
}

/** A van before its street, and the month that its visits fill. */
function draw() {
  const page = { x: 1510, y: 240, width: 560, height: 870 };
  const [end, foot] = [page.x + page.width + 70, page.y + page.height];
  return [
    rect(0, 0, 2400, 1350, colour.mint),
    circle(1180, 300, 250, mix(colour.mint, colour.paper, 0.6)),
    ...HOUSES.map((each) => house({ ...each, foot: KERB })),
    rect(0, KERB, 2400, 60, colour.line),
    rect(0, KERB, 2400, weight.line, colour.paper),
    rect(0, KERB + 60, 2400, 210, colour.spruceDeep),
    ...[60, 560, 1060, 1560, 2060].map((x) =>
      rect(x, 1268, 260, 18, colour.mint, { opacity: 0.7 }),
    ),
    castShadow(points(end, page.y - 44, end, foot, page.x + 80, foot), 170, 0.24, [1, 0]),
    obliqueBlock({
      x: page.x,
      foot,
      width: page.width,
      height: page.height,
      fill: colour.paper,
      depth: 70,
      top: colour.birch,
    }),
    group(
      `translate(${page.x} ${page.y})`,
      calendar({ ...page, head: colour.spruceDeep }, (day, cell) => {
        const fill = booking(day);
        return fill && takenDay(cell, fill);
      }),
    ),
    van(330, ROAD),
  ].join("");
}

export const pictures = [
  { path: "content/landing/service-businesses/van.jpg", width: 2400, height: 1350, draw },
];
