import { lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { points, rect, stroke } from "../lib/svg.mjs";
import { coinShadow, coinStack } from "../motifs/coin-stack.mjs";
import { receipt } from "../motifs/receipt.mjs";

/** Four shares of one budget, largest first: where each stack stands and how high. */
const STACKS = [
  { x: 250, y: 1150, count: 19 },
  { x: 770, y: 1150, count: 12 },
  { x: 1270, y: 1150, count: 7 },
  { x: 1750, y: 1150, count: 3 },
];

const RADIUS = 222;

/** Coins counted into four stacks of falling height, beside the receipt they answer to. */
function draw() {
  const wall = colour.birch;
  return [
    rect(0, 0, 2400, 1350, wall),
    ...Array.from({ length: 9 }, (_, i) => rect(0, 100 + i * 108, 2400, weight.hair, colour.line)),
    rect(0, 960, 2400, 390, colour.spruce),
    rect(0, 960, 2400, 14, mix(colour.spruce, colour.paper, 0.25)),
    lay(
      { x: 1800, y: -160, width: 480, height: 1190, lift: 60, opacity: 0.16 },
      receipt({ width: 480, height: 1190, rows: 6 }),
    ),
    ...STACKS.map(({ x, y, count }) => coinShadow(x, y, RADIUS, 130 + count * 26, 0.28)),
    ...STACKS.map(({ x, y }) =>
      stroke(points(x - RADIUS, y + 128, x + RADIUS, y + 128), colour.mint, weight.hair, {
        opacity: 0.6,
      }),
    ),
    ...[...STACKS]
      .reverse()
      .map(({ x, y, count }) =>
        coinStack({ x, y, count, radius: RADIUS, thick: 52, tilt: 0.28, seed: `budget${x}` }),
      ),
  ].join("");
}

export const pictures = [
  {
    path: "content/blog/where-to-spend-marketing-budget/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
