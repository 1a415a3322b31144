import { colour, mix, weight } from "../lib/palette.mjs";
import { points, polygon, rect, shape } from "../lib/svg.mjs";
import { bottle, plane } from "../motifs/bottle.mjs";
import { board } from "../motifs/shelf.mjs";

const FOOT = 1120;
const ITEMS = [
  {
    x: 120,
    width: 330,
    height: 620,
    fill: colour.mint,
    cap: colour.spruceDeep,
    capHeight: 150,
    capWidth: 0.42,
  },
  {
    x: 500,
    width: 300,
    height: 400,
    fill: colour.gold,
    cap: colour.ink,
    capHeight: 190,
    capWidth: 0.4,
    neck: 20,
    corner: 36,
  },
  {
    x: 860,
    width: 420,
    height: 230,
    fill: colour.paper,
    cap: colour.spruce,
    capHeight: 110,
    capWidth: 1,
    neck: 6,
    tag: colour.birch,
  },
  {
    x: 1350,
    width: 370,
    height: 790,
    fill: mix(colour.mint, colour.spruce, 0.55),
    cap: colour.birch,
    capHeight: 90,
    capWidth: 0.5,
  },
];

/** Bottles and jars on a shelf before an arch; one lipstick in the accent. */
function draw() {
  const wall = mix(colour.gold, colour.birch, 0.62);
  return [
    rect(0, 0, 2400, 1350, wall),
    shape(
      `M960 ${FOOT} V620 A560 560 0 0 1 2080 620 V${FOOT}Z`,
      mix(colour.gold, colour.birch, 0.2),
    ),
    shape(`M960 ${FOOT} V620 A560 560 0 0 1 1520 60 A520 560 0 0 0 1040 620 V${FOOT}Z`, "#04150D", {
      opacity: 0.14,
    }),
    ...ITEMS.map(({ x, width, height, capHeight }) =>
      polygon(
        points(
          x + width * 0.4,
          FOOT,
          x + width,
          FOOT,
          x + width + height * 0.3,
          FOOT - height * 0.78 - capHeight * 0.3,
          x + width * 0.6 + height * 0.3,
          FOOT - height * 0.9,
        ),
        "#04150D",
        { opacity: 0.15 },
      ),
    ),
    ...ITEMS.map((item) => bottle({ foot: FOOT, ...item })),
    // The pump of the tall bottle.
    plane(1515, 170, 40, 50, colour.ink),
    plane(1400, 130, 200, 52, colour.ink, 10),
    // The lipstick: case, collar, and the slanted bullet in the accent.
    plane(1820, FOOT - 250, 150, 250, colour.spruceDeep),
    plane(1836, FOOT - 330, 118, 84, colour.gold),
    polygon(
      points(1848, FOOT - 328, 1848, FOOT - 520, 1942, FOOT - 470, 1942, FOOT - 328),
      colour.maple,
    ),
    polygon(
      points(1906, FOOT - 328, 1906, FOOT - 489, 1942, FOOT - 470, 1942, FOOT - 328),
      colour.mapleDeep,
    ),
    plane(2060, FOOT - 120, 460, 120, colour.mint),
    plane(2080, FOOT - 190, 420, 72, colour.spruce),
    plane(2130, FOOT - 300, 330, 112, colour.paper),
    rect(0, FOOT, 2400, 240, colour.spruceDeep),
    board({ x: 0, y: FOOT, width: 2400, fill: colour.spruce, thick: 70 }),
    ...[1250, 1300].map((y) => rect(0, y, 2400, weight.hair, colour.spruce)),
  ].join("");
}

export const pictures = [
  { path: "content/landing/shopify-beauty-marketing/bottles.jpg", width: 2400, height: 1350, draw },
];
