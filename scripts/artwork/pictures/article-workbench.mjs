import { lay } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, ellipse, group, points, polygon, rect } from "../lib/svg.mjs";
import { barChart } from "../motifs/line-chart.mjs";
import { magnifier } from "../motifs/magnifier.mjs";
import { rules } from "../motifs/rules.mjs";
import { vise } from "../motifs/vise.mjs";
import { wireCart, wireCartShadow } from "../motifs/wire-cart.mjs";

/** Hardboard, the wall of a workshop. */
const WALL = mix(mix(colour.gold, colour.mapleDeep, 0.26), colour.birch, 0.18);
const WOOD = mix(colour.birch, colour.gold, 0.42);
/** Where things stand on the bench; its top reaches behind and before that line. */
const BENCH = { y: 1070, back: 1030, front: 1112, thick: 64 };
const CART = { x: 800, y: 168, width: 1000 };
const CHART = { x: 200, y: 110, width: 640, height: 610, turn: -3 };
const LENS = { x: 1690, y: 476, radius: 262 };

/** Rows of holes to hang tools on. */
const holes = () =>
  Array.from({ length: 28 * 13 }, (_, i) =>
    circle(44 + (i % 28) * 86, 46 + Math.floor(i / 28) * 86, 7, shade(WALL, 0.45)),
  ).join("");

/** The sheet on the wall: six bars that fall, the last in the accent. */
const chart = () =>
  [
    rect(0, 0, CHART.width, CHART.height, colour.paper),
    rules({ x: 64, y: 66, widths: [230, 140], gap: 34, fill: colour.ink, height: 16 }),
    ...[0, 1, 2].map((row) => rect(64, 190 + row * 116, 512, weight.hair, colour.line)),
    group(
      "translate(70 176)",
      barChart({
        width: 534,
        height: 360,
        values: [1, 0.86, 0.7, 0.52, 0.36, 0.19],
        fill: colour.spruce,
        last: colour.maple,
      }),
    ),
    rect(52, 536, 536, weight.line, colour.ink),
    ...[46, CHART.width - 46].map(
      (x) =>
        circle(x + 6, 36, 20, "#04150D", { opacity: 0.25 }) +
        circle(x, 30, 20, colour.ink) +
        circle(x - 5, 25, 6, colour.inkSoft),
    ),
  ].join("");

/** The bench: a thick top seen a little from above, an apron, two legs. */
function bench() {
  const { back, front, thick } = BENCH;
  const under = front + thick;
  return [
    rect(0, back, 2400, 400, colour.spruceDeep),
    rect(0, under, 2400, 80, shade(WOOD, 0.5)),
    ...[190, 2030].map(
      (x) =>
        rect(x, under, 180, 300, shade(WOOD, 0.24)) +
        rect(x + 120, under, 60, 300, shade(WOOD, 0.5)),
    ),
    rect(0, under, 2400, 26, "#04150D", { opacity: 0.3 }),
    rect(0, front, 2400, thick, shade(WOOD, 0.1)),
    rect(0, back, 2400, front - back, mix(WOOD, colour.paper, 0.5)),
    rect(0, front, 2400, weight.line, colour.paper),
    ...[
      [140, 24, 520],
      [820, 40, 700],
      [1720, 22, 420],
    ].map(([x, y, wide]) => rect(x, front + y, wide, weight.hair, shade(WOOD, 0.32))),
  ].join("");
}

const cart = () =>
  group(
    `translate(${CART.x} ${CART.y})`,
    wireCartShadow(CART.width),
    wireCart({ width: CART.width }),
  );

/** An empty cart, examined; the figures that sent it to the bench hang behind it. */
function draw() {
  const { x, y, radius } = LENS;
  return [
    rect(0, 0, 2400, 1350, WALL),
    polygon(points(0, 0, 1260, 0, 520, BENCH.back, 0, BENCH.back), mix(WALL, colour.paper, 0.16)),
    holes(),
    lay({ ...CHART, lift: 44, opacity: 0.26 }, chart()),
    bench(),
    ellipse(2260, BENCH.y, 260, 22, "#04150D", { opacity: 0.3 }),
    vise(2110, BENCH.y),
    cart(),
    magnifier({
      x,
      y,
      radius,
      zoom: 1.42,
      turn: -40,
      handle: 360,
      grip: colour.spruceDeep,
      seen:
        rect(x - radius, y - radius, radius * 2, radius * 2, mix(WALL, colour.paper, 0.62)) +
        cart(),
    }),
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/diagnose-low-sales-common-problems/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
