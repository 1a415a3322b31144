import { castShadow, lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, curve, group, points, polygon, rect } from "../lib/svg.mjs";
import { garment } from "../motifs/garment.mjs";
import { tag, tagCorners } from "../motifs/tag.mjs";

const RAIL = 170;
/** Left to right; each hangs a little in front of the one before. @type {{ x: number, cut: "coat" | "dress" | "shirt" | "trousers", width: number, length: number, fill: string, detail?: string }[]} */
const CLOTHES = [
  { x: -130, cut: "dress", width: 560, length: 1000, fill: colour.gold, detail: colour.spruceDeep },
  {
    x: 330,
    cut: "trousers",
    width: 420,
    length: 1010,
    fill: colour.spruceDeep,
    detail: colour.mint,
  },
  { x: 700, cut: "coat", width: 640, length: 1130, fill: colour.maple, detail: colour.paper },
  {
    x: 1270,
    cut: "shirt",
    width: 600,
    length: 620,
    fill: colour.paper,
    detail: mix(colour.mint, colour.spruce, 0.25),
  },
];

/** A garment rail that runs off the left edge, its right end bare; every piece has its price. */
function draw() {
  const wall = mix(colour.mint, colour.paper, 0.15);
  return [
    rect(0, 0, 2400, 1350, wall),
    polygon(
      points(0, 1170, 2400, 1170, 2400, 1350, 0, 1350),
      mix(colour.mint, colour.spruce, 0.35),
    ),
    rect(0, 1170, 2400, weight.hair, colour.spruceDeep),
    castShadow(points(-50, RAIL + 40, 2120, RAIL + 40, 2120, RAIL + 62, -50, RAIL + 62), 60, 0.13),
    castShadow(points(2090, RAIL, 2116, RAIL, 2116, 1260, 2090, 1260), 110, 0.15),
    rect(2090, RAIL, 28, 1080, colour.ink),
    rect(2108, RAIL, 10, 1080, colour.inkSoft),
    rect(1960, 1244, 300, 26, colour.ink),
    rect(-50, RAIL - 14, 2200, 28, colour.ink),
    rect(-50, RAIL - 14, 2200, 8, colour.inkSoft),
    circle(2150, RAIL, 24, colour.ink),
    ...CLOTHES.map(({ x, ...piece }, i) => {
      const half = piece.width * 0.4;
      const middle = x + piece.width / 2;
      return (
        castShadow(
          points(
            middle - half * 0.7,
            310,
            middle + half * 0.7,
            310,
            middle + half,
            260 + piece.length,
            middle - half,
            260 + piece.length,
          ),
          90,
          0.17,
        ) + group(`translate(${x} ${RAIL + 12})`, garment({ id: `piece-${i}`, ...piece }))
      );
    }),
    ...[
      { x: 480, y: 660, turn: -6 },
      { x: 1190, y: 720, turn: 8 },
      { x: 1600, y: 880, turn: -4 },
    ].map(
      ({ x, y, turn }) =>
        curve(
          `M${x + 30} ${y - 90} Q${x + 84} ${y - 40} ${x + 76} ${y + 34}`,
          colour.ink,
          weight.hair,
        ) +
        lay(
          { x, y, width: 152, height: 218, turn, lift: 22, corners: tagCorners(152, 218) },
          tag({ width: 152, height: 218, fill: colour.birch, hole: colour.ink }),
        ),
    ),
    curve(
      `M1930 ${RAIL + 110} V${RAIL + 60} C1930 ${RAIL + 40} 1964 ${RAIL + 46} 1960 ${RAIL + 14} C1956 ${RAIL - 20} 1904 ${RAIL - 16} 1908 ${RAIL + 14}`,
      colour.ink,
      weight.line,
    ),
    polygon(points(1770, RAIL + 200, 1930, RAIL + 106, 2090, RAIL + 200), "none", {
      stroke: colour.ink,
      "stroke-width": weight.line,
    }),
  ].join("");
}

export const pictures = [
  { path: "content/landing/shopify-fashion-marketing/rail.jpg", width: 2400, height: 1350, draw },
];
