import { lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, clip, group, points, polygon, rect } from "../lib/svg.mjs";
import { clipboard } from "../motifs/clipboard.mjs";
import { craneHook, sling } from "../motifs/crane-hook.mjs";
import { PANEL, gallery, product, shopPanel, words } from "../motifs/shop-panel.mjs";

const FLOOR = 1244;
const { side: SIDE, depth: DEPTH } = PANEL;
const PITCH = SIDE + 9;
/** Left edge of the wall's first column, which the frame cuts off, px. */
const FIRST = -470;
/** The new panel hangs over the gap in this column, a little turned. */
const GAP = 3;
const NEW = { x: FIRST + GAP * PITCH + 6, y: 286, turn: -6 };

/** The clipboard stands on the floor and leans on the backdrop; its corners are round, and so is its shadow. */
const BOARD = {
  x: 1610,
  y: 376,
  width: 570,
  height: 840,
  turn: 4,
  lift: 64,
  opacity: 0.24,
  corners: points(14, 0, 556, 0, 570, 14, 570, 826, 556, 840, 14, 840, 0, 826, 0, 14),
};

/** @typedef {{ column: number, row: number, fill: string, drawing: string }} Panel */
/** @type {Panel[]} */
const PANELS = [
  { column: 1, row: 1, fill: colour.paper, drawing: product("shirt", colour.spruce) },
  { column: 2, row: 1, fill: colour.spruce, drawing: words(colour.paper, colour.mint, true) },
  { column: 3, row: 1, fill: colour.birch, drawing: product("lamp", colour.spruce) },
  { column: 4, row: 1, fill: mix(colour.mint, colour.spruce, 0.2), drawing: gallery },
  {
    column: 1,
    row: 0,
    fill: mix(colour.mint, colour.spruce, 0.2),
    drawing: words(colour.ink, colour.spruce, false),
  },
  { column: 2, row: 0, fill: colour.mint, drawing: product("mug", colour.spruce) },
  { column: 4, row: 0, fill: colour.paper, drawing: product("vase", colour.spruce) },
];

/** One panel in its place: upper rows stand on lower ones. @param {Panel} panel */
const stand = ({ column, row, fill, drawing }) =>
  shopPanel(FIRST + column * PITCH, FLOOR - (1 - row) * PITCH, fill, drawing);

/** The panel that is being set: the only one that is not yet in line. */
function newPanel() {
  const [angle, half] = [(NEW.turn * Math.PI) / 180, SIDE / 2];
  const middle = [NEW.x + half, NEW.y + half];
  const corner = (/** @type {number} */ u, /** @type {number} */ v) =>
    /** @type {import("../lib/svg.mjs").Point} */ ([
      middle[0] + u * Math.cos(angle) - v * Math.sin(angle),
      middle[1] + u * Math.sin(angle) + v * Math.cos(angle),
    ]);
  const ring = { x: middle[0] + DEPTH / 2, y: 196 };
  return [
    group(
      `rotate(${NEW.turn} ${middle.join(" ")})`,
      shopPanel(
        NEW.x,
        NEW.y + SIDE,
        colour.maple,
        product("bag", colour.paper, colour.paper),
        mix(colour.maple, colour.gold, 0.3),
      ),
    ),
    sling(ring.x, ring.y, [corner(-half + 50, -half - 13), corner(half - 6, -half - 13)]),
    craneHook({ ...ring, from: -20 }),
  ].join("");
}

/** A wall of a shop's sections with one place free; a crane lowers the new one while the list is ticked. */
function draw() {
  const [left, top] = [FIRST + GAP * PITCH, FLOOR - SIDE];
  return [
    rect(0, 0, 2400, 1350, colour.gold),
    circle(2010, 470, 620, mix(colour.gold, colour.paper, 0.34)),
    rect(0, FLOOR, 2400, 110, colour.spruceDeep),
    ...PANELS.map(stand),
    // The hanging panel's shade on the one below the gap.
    polygon(
      points(
        left,
        top,
        left + DEPTH,
        top - DEPTH * 0.62,
        left + SIDE,
        top - DEPTH * 0.62,
        left + SIDE,
        top,
      ),
      "#04150D",
      { opacity: 0.24 },
    ),
    newPanel(),
    clip(
      "backdrop",
      rect(0, 0, 2400, FLOOR, "#000"),
      lay(BOARD, clipboard({ ...BOARD, done: 3, lines: [0.9, 0.7, 1, 0.8] })),
    ),
    rect(0, FLOOR, 2400, weight.line, colour.ink),
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/shopify-generative-ai-custom-sections/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
