import { lay } from "../lib/light.mjs";
import { colour, mix } from "../lib/palette.mjs";
import { circle, clip, ellipse, group, rect } from "../lib/svg.mjs";
import { bottle } from "../motifs/bottle.mjs";
import { cart } from "../motifs/cart.mjs";
import { receipt } from "../motifs/receipt.mjs";
import { frontBox } from "../motifs/shelf.mjs";
import { createGate } from "../motifs/sliding-gate.mjs";

const HORIZON = 720;
const PATH = { from: 1000, to: 1230 };
/** The gate crosses the path from the lower left into the depth: its near foot, its reach, its height, px. */
const GATE = createGate({ x: 465, y: 1310, dx: 900, dy: -500, tall: 800 });
/** Shares of the gate's reach at which bars stand: drawn aside to both ends, the last ones still on their way. */
const NEAR = [0.315, 0.235, 0.17, 0.112];
const FAR = [0.955, 0.895, 0.83, 0.75];

/** What is being bought, behind the basket's wall. @param {number} x @param {number} foot */
const goods = (x, foot) =>
  [
    frontBox({ x: x + 250, foot, width: 250, height: 330, fill: colour.birch }),
    frontBox({ x: x + 524, foot, width: 140, height: 300, fill: colour.paper, labelled: false }),
    bottle({
      x: x + 690,
      foot,
      width: 104,
      height: 280,
      fill: colour.spruce,
      cap: colour.ink,
      capHeight: 56,
      neck: 16,
    }),
  ].join("");

/** A cart rolls through a gate whose bars have slid aside, towards the receipt. */
function draw() {
  const [x, y, width] = [800, 390, 860];
  const wall = mix(colour.mint, colour.spruce, 0.4);
  return [
    rect(0, 0, 2400, 1350, wall),
    circle(1900, 470, 640, colour.mint),
    rect(0, HORIZON, 2400, 1350 - HORIZON, colour.spruce),
    rect(0, PATH.from, 2400, PATH.to - PATH.from, mix(colour.spruce, colour.mint, 0.3)),
    GATE.track([0.39, 0.47, 0.55, 0.63]),
    GATE.post(1),
    ...FAR.map(GATE.bar),
    lay(
      { x: 1730, y: -120, width: 370, height: 1120, turn: 3, lift: 70, opacity: 0.3 },
      receipt({ width: 370, height: 1120, rows: 6 }),
    ),
    ellipse(x + 540, 1172, 380, 28, "#04150D", { opacity: 0.4 }),
    clip("basket", rect(0, 0, 2400, y + width * 0.2 + 4, "#000"), goods(x, y + 400)),
    // Forks, so that the wheels hang from the frame at this size.
    ...[0.42, 0.82].map((share) =>
      rect(x + width * share - 13, y + width * 0.69, 26, width * 0.14, colour.ink),
    ),
    group(`translate(${x} ${y})`, cart({ width, fill: colour.mint, metal: colour.ink })),
    ...NEAR.map(GATE.bar),
    GATE.rail(),
    GATE.post(0),
  ].join("");
}

export const pictures = [
  {
    path: "content/landing/shopify-conversion-optimization/checkout.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
