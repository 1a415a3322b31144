import { createView } from "../lib/isometric.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, clip, points, rect, stroke } from "../lib/svg.mjs";
import { billboard } from "../motifs/billboard.mjs";
import { coinShadow, coinStack } from "../motifs/coin-stack.mjs";
import { parcel } from "../motifs/parcel.mjs";
import { rules } from "../motifs/rules.mjs";

const GROUND = 1160;
const SIGN = { x: 330, y: 110, width: 1110, height: 560 };
/** Sales after the sign went up: from behind the coins to the upper right. */
const LINE = points(
  ...[
    -20, 1110, 240, 1040, 400, 1075, 700, 960, 1080, 1010, 1330, 850, 1480, 900, 1730, 600, 1840,
    655, 2030, 330,
  ],
);
/** The town behind: where a house stands, its width and height, how dark it is. */
const HOUSES = [
  [1480, 170, 190, 0.18],
  [1650, 200, 300, 0.28],
  [1850, 160, 250, 0.2],
  [2010, 220, 430, 0.26],
  [2230, 200, 560, 0.18],
];
const COINS = { x: 850, y: 1212, radius: 210 };

/** The poster: a parcel before a round, a headline, a button. Drawn from the panel's upper left corner. */
function poster() {
  const { width, height } = SIGN;
  const view = createView(742, 338);
  const box = { x: -130, y: -130, width: 290, depth: 260, height: 190 };
  return clip(
    "poster",
    rect(0, 0, width, height, "#000"),
    rect(0, 0, width, height, colour.spruce),
    circle(770, 300, 322, colour.mint),
    view.shadow(box, 380, 0.24),
    parcel(view, box),
    rules({ x: 80, y: 120, widths: [270, 200], gap: 68, fill: colour.paper, height: 30 }),
    rules({
      x: 80,
      y: 290,
      widths: [230, 250, 170],
      gap: 42,
      fill: mix(colour.spruce, colour.mint, 0.5),
      height: 14,
    }),
    rect(80, 430, 210, 66, colour.gold, { rx: 33 }),
  );
}

/** A billboard with a parcel; below it the money it took, and the line that answers. */
function draw() {
  const [x, y] = LINE[LINE.length - 1];
  const wall = mix(colour.gold, colour.birch, 0.62);
  return [
    rect(0, 0, 2400, 1350, wall),
    ...[180, 376, 572, 768, 964].map((at) =>
      rect(0, at, 2400, weight.hair, mix(wall, colour.ink, 0.14)),
    ),
    ...HOUSES.map(([left, wide, tall, tone]) =>
      rect(left, GROUND - tall, wide, tall, mix(wall, colour.spruce, tone)),
    ),
    rect(0, GROUND, 2400, 200, colour.spruce),
    rect(0, GROUND, 2400, weight.line, colour.spruceDeep),
    billboard({ ...SIGN, ground: GROUND, posts: [480, 1230] }, poster()),
    coinShadow(COINS.x, COINS.y, COINS.radius, 420),
    stroke(LINE, colour.maple, 24),
    circle(x, y, 42, colour.maple),
    circle(x, y, 18, colour.paper),
    coinStack({ ...COINS, count: 7, thick: 46, tilt: 0.28, seed: "billboard" }),
  ].join("");
}

export const pictures = [
  {
    path: "content/landing/shopify-paid-advertising/billboard.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
