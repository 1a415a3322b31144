import { castShadow } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { clip, points, polygon, rect } from "../lib/svg.mjs";
import { coinTube } from "../motifs/coin-tube.mjs";
import { entries, paperStrip, stripShadow } from "../motifs/paper-strip.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

const WALL = mix(colour.inkSoft, colour.mint, 0.3);
/** The shelf's upper edge, its thickness, and how far its back edge lies below the front: we look up at it. */
const SHELF = { y: 800, thick: 52, deep: 92, from: -40, to: 2220 };
const TUBE = { foot: SHELF.y, radius: 146, height: 700 };
/** One tube a purpose, each with its share. */
const TUBES = [
  { x: 390, coins: 9 },
  { x: 780, coins: 15 },
  { x: 1170, coins: 4 },
  { x: 1560, coins: 12 },
  { x: 1950, coins: 6 },
];

/** The receipt: over the shelf's lip, down, and up again into a curl. */
function receiptStrip() {
  const [x, long, round] = [1330, 344, 158];
  // It begins above the lip, where the picture cuts it off, so that its slanting upper end is not seen.
  const fall = Array.from(
    { length: 22 },
    (_, i) =>
      /** @type {Point} */ ([
        x - 15 * (1 - Math.cos((i / 21) * 2 * Math.PI)),
        SHELF.y + (i / 21) * long,
      ]),
  );
  // A spiral that tightens as it turns, towards the left.
  const curl = Array.from({ length: 64 }, (_, i) => {
    const turn = (i / 63) * Math.PI * 2 * 1.4;
    const r = round * (1 - i / 63 / 1.7);
    return /** @type {Point} */ ([
      x - round + Math.cos(turn) * r,
      SHELF.y + long + 4 + Math.sin(turn) * r,
    ]);
  });
  return {
    profile: [/** @type {Point} */ ([x, SHELF.y - 10]), ...fall, ...curl],
    across: /** @type {Point} */ ([400, -40]),
  };
}

/** The shelf from below: lip, underside in the shade, two brackets. */
function shelf() {
  const { y, thick, deep, from, to } = SHELF;
  const low = y + thick;
  return [
    castShadow(points(from, low + deep, to - 120, low + deep, to - 120, low, from, low), 190, 0.26),
    polygon(
      points(from, low, to, low, to - 120, low + deep, from, low + deep),
      shade(colour.birch, 0.8),
    ),
    ...[300, 1840].map((x) =>
      polygon(
        points(x, low, x + 44, low, x + 44, low + deep + 170, x, low + deep + 200),
        colour.ink,
      ),
    ),
    rect(from, y, to - from, thick, colour.birch),
    rect(from, y, to - from, weight.line, colour.paper),
  ].join("");
}

/** Tubes of coins on a shelf over the eye, and the receipt of what was spent. */
function draw() {
  const strip = receiptStrip();
  return [
    rect(0, 0, 2400, 1350, WALL),
    polygon(points(0, 0, 1500, 0, 700, 1350, 0, 1350), mix(WALL, colour.mint, 0.16)),
    ...TUBES.map(({ x }) =>
      castShadow(points(x - 140, 130, x + 150, 130, x + 150, 800, x - 140, 800), 120, 0.16),
    ),
    shelf(),
    ...TUBES.map((tube) => coinTube({ ...TUBE, ...tube })),
    clip(
      "below-lip",
      rect(0, SHELF.y, 2400, 600, "#000"),
      stripShadow(strip, 80, 0.3),
      paperStrip({
        ...strip,
        marks: [
          ...entries(70, 270, 58),
          { at: 300, long: 74, from: 0.1, to: 0.9, fill: colour.maple },
        ],
      }),
    ),
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/best-budget-bidding-strategy-shopify/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
