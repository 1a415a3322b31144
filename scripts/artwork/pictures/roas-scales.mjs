import { castShadow, hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, clip, points, polygon, rect, shape, stroke } from "../lib/svg.mjs";
import { coinStack } from "../motifs/coin-stack.mjs";
import { obliqueBlock } from "../motifs/oblique.mjs";
import { frontBox } from "../motifs/shelf.mjs";

/** Pivot and the beam's two ends, px; the right side outweighs the left. @type {Record<string, import("../lib/svg.mjs").Point>} */
const AT = { pivot: [1130, 250], coins: [390, 110], parcels: [1870, 390] };
/** Where each pan hangs. */
const PANS = { coins: 690, parcels: 1040 };

/** A pan on three cords. @param {import("../lib/svg.mjs").Point} end @param {number} y @param {number} half */
function pan([x, top], y, half) {
  const bowl = `M${x - half - 30} ${y} H${x + half + 30} C${x + half - 30} ${y + 120} ${x - half + 30} ${y + 120} ${x - half - 30} ${y}Z`;
  return [
    stroke(points(x - half, y, x, top, x + half, y), colour.ink, weight.line),
    stroke(points(x, top, x, y), colour.ink, weight.hair),
    shape(bowl, colour.spruce),
    clip(
      `pan-${x}`,
      shape(bowl, "#000"),
      rect(x + half * 0.3, y, half, 120, colour.spruceDeep),
      rect(x + half * 0.3, y, half, 120, hatch("spruce"), { opacity: 0.5 }),
    ),
    rect(x - half - 44, y - 12, half * 2 + 88, 18, colour.ink),
  ].join("");
}

/** Scales: a few coins rise, the parcels they brought go down. */
function draw() {
  const [px, py] = AT.pivot;
  const beam = /** @type {import("../lib/svg.mjs").Point[]} */ ([
    [AT.coins[0], AT.coins[1] - 12],
    [px, py - 40],
    [AT.parcels[0], AT.parcels[1] - 12],
    [AT.parcels[0], AT.parcels[1] + 12],
    [px, py + 40],
    [AT.coins[0], AT.coins[1] + 12],
  ]);
  return [
    rect(0, 0, 2400, 1350, colour.mint),
    circle(1870, 640, 720, mix(colour.mint, colour.paper, 0.55)),
    ...[190, 420, 650, 880].map((y) =>
      rect(0, y, 2400, weight.hair, mix(colour.mint, colour.spruce, 0.18)),
    ),
    rect(0, 1240, 2400, 110, colour.spruceDeep),
    obliqueBlock({ x: 850, foot: 1250, width: 560, height: 80, depth: 70, fill: colour.spruce }),
    obliqueBlock({
      x: px - 34,
      foot: 1160,
      width: 68,
      height: 920,
      depth: 34,
      fill: colour.spruceDeep,
      top: colour.spruce,
      texture: "spruce",
    }),
    castShadow(beam, 40, 0.12),
    polygon(beam, colour.spruceDeep),
    polygon([beam[0], beam[1], beam[2], [px, py - 12]], colour.spruce),
    circle(px, py, 92, colour.maple),
    circle(px, py, 62, "none", { stroke: colour.paper, "stroke-width": weight.hair }),
    circle(px, py, 14, colour.paper),
    coinStack({
      x: 290,
      y: PANS.coins - 40,
      radius: 122,
      count: 5,
      thick: 34,
      tilt: 0.26,
      seed: "scale-a",
    }),
    coinStack({
      x: 520,
      y: PANS.coins - 34,
      radius: 122,
      count: 3,
      thick: 34,
      tilt: 0.26,
      seed: "scale-b",
    }),
    pan(AT.coins, PANS.coins, 250),
    frontBox({
      x: 1540,
      foot: PANS.parcels - 12,
      width: 390,
      height: 330,
      fill: mix(colour.gold, colour.birch, 0.2),
    }),
    frontBox({
      x: 1950,
      foot: PANS.parcels - 12,
      width: 250,
      height: 210,
      fill: shade(colour.mint, 0.3),
      labelled: false,
    }),
    frontBox({
      x: 1640,
      foot: PANS.parcels - 342,
      width: 300,
      height: 170,
      fill: colour.spruce,
      labelled: false,
    }),
    pan(AT.parcels, PANS.parcels, 360),
    ...[AT.coins, AT.parcels].map(
      ([x, y]) => circle(x, y, 26, colour.ink) + circle(x, y, 9, colour.mint),
    ),
  ].join("");
}

export const pictures = [
  { path: "content/landing/shopify-roas-optimization/scales.jpg", width: 2400, height: 1350, draw },
];
