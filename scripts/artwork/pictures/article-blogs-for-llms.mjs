import { castShadow } from "../lib/light.mjs";
import { colour, mix } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect, shape } from "../lib/svg.mjs";
import { pan } from "../motifs/pan.mjs";
import { receipt } from "../motifs/receipt.mjs";
import { board } from "../motifs/shelf.mjs";

/** Slate, so that holes in the paper show dark and the pan glows. */
const WALL = mix(colour.inkSoft, colour.spruce, 0.25);
const SHELF = 1096;
const RECEIPT = { x: 250, y: -150, width: 520, height: 1420, rows: 9 };
/** The rows that were lifted out, and how high a row's strip is, px. */
const LIFTED = [4, 5, 6];
const STRIP = { inset: 34, height: 86 };
const BUBBLE = { x: 1010, y: 96, width: 860, height: 560, corner: 84 };

/** Where a row of the receipt begins: as in its motif. @param {number} row */
function rowTop(row) {
  const { width, height, rows, y } = RECEIPT;
  const pad = width * 0.11;
  return y + pad * 1.3 + (row * (height - width * 0.62 - pad * 1.6)) / rows;
}

/** The hole a line left: the wall shows through, in the paper's shade. @param {number} row */
function hole(row) {
  const [x, y] = [RECEIPT.x + STRIP.inset, rowTop(row) - 26];
  const width = RECEIPT.width - STRIP.inset * 2;
  return [
    rect(x, y, width, STRIP.height, WALL),
    polygon(
      points(
        x,
        y,
        x + width,
        y,
        x + width,
        y + 18,
        x + 24,
        y + 18,
        x + 24,
        y + STRIP.height,
        x,
        y + STRIP.height,
      ),
      "#04150D",
      { opacity: 0.3 },
    ),
  ].join("");
}

/** One lifted line, large: what was bought, the amount. @param {number} y @param {number} i */
function line(y, i) {
  const x = BUBBLE.x + 74;
  const width = BUBBLE.width - 148;
  return [
    castShadow(points(x, y, x + width, y, x + width, y + 118, x, y + 118), 18, 0.25),
    rect(x, y, width, 118, colour.paper),
    rect(x + 40, y + 38, [330, 230, 390][i], 20, colour.ink, { rx: 10 }),
    rect(x + 40, y + 76, [190, 150, 220][i], 12, colour.inkSoft, { rx: 6 }),
    ...[0, 1, 2, 3].map((digit) => rect(x + width - 176 + digit * 38, y + 32, 20, 56, colour.ink)),
  ].join("");
}

/** The bubble: its tail points at the holes. */
function bubble() {
  const { x, y, width, height, corner: r } = BUBBLE;
  const [right, foot] = [x + width, y + height];
  const form = `M${x + r} ${y} H${right - r} a${r} ${r} 0 0 1 ${r} ${r} V${foot - r} a${r} ${r} 0 0 1 ${-r} ${r} H${x + r} a${r} ${r} 0 0 1 ${-r} ${-r} V${y + 480} L${x - 200} ${y + 510} L${x} ${y + 330} V${y + r} a${r} ${r} 0 0 1 ${r} ${-r}Z`;
  return [
    group("translate(34 26)", shape(form, "#04150D", { opacity: 0.2 })),
    shape(form, colour.maple),
    ...[0, 1, 2].map((i) => line(y + 66 + i * 154, i)),
  ].join("");
}

/** A receipt gives up three of its lines to an answer; the pan that it sold stands by. */
function draw() {
  const { x, y, width, height, rows } = RECEIPT;
  return [
    rect(0, 0, 2400, 1350, WALL),
    circle(1900, 1096, 560, mix(WALL, colour.mint, 0.34)),
    rect(0, SHELF + 34, 2400, 320, mix(colour.ink, WALL, 0.3)),
    // The pan's shadow on the wall ends where the shelf begins.
    polygon(points(1400, SHELF - 270, 2070, SHELF - 210, 2010, SHELF, 1330, SHELF), "#04150D", {
      opacity: 0.16,
    }),
    board({ x: 930, y: SHELF, width: 1500, fill: colour.birch, thick: 60 }),
    pan({ x: 1210, foot: SHELF + 2, width: 720, height: 270, handle: 330, fill: colour.gold }),
    castShadow(points(x, y, x + width, y, x + width, y + height, x, y + height), 60, 0.2),
    group(`translate(${x} ${y})`, receipt({ width, height, rows, accent: colour.spruce })),
    ...LIFTED.map(hole),
    bubble(),
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/how-to-rank-shopify-blogs-for-llms/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
