import { castShadow, lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, clip, group, points, rect, stroke } from "../lib/svg.mjs";
import { calendar, takenDay } from "../motifs/calendar.mjs";
import { envelope, envelopeFront } from "../motifs/envelope.mjs";
import { letterBundle } from "../motifs/letter-bundle.mjs";
import { HOLLOW, slotHollow, slotLip } from "../motifs/letter-slot.mjs";
import { board } from "../motifs/shelf.mjs";

const SLOT = { width: 344, height: 306 };
const ORIGIN = { x: -36, y: -96 };
const LEDGE = 1190;
const COLUMNS = 4;
const ROWS = 5;
/** The slot that holds the red letter. */
const RED = { column: 2, row: 2 };

/** The post of one slot: nothing, or one or two letters leaning on each other. @param {number} kind */
function post(kind) {
  const letter = (
    /** @type {number} */ x,
    /** @type {number} */ y,
    /** @type {number} */ turn,
    /** @type {string} */ fill,
  ) =>
    lay(
      { x, y, width: 240, height: 160, turn, lift: 18, opacity: 0.4 },
      envelopeFront({ width: 240, height: 160, fill, stamp: colour.spruce }),
    );
  if (kind === 1) return letter(24, 86, -4, colour.birch);
  if (kind === 2)
    return (
      letter(40, 66, 7, mix(colour.mint, colour.spruce, 0.35)) + letter(14, 98, -3, colour.mint)
    );
  if (kind === 3) return letter(36, 92, 5, mix(colour.gold, colour.birch, 0.3));
  return "";
}

/** Post in each slot, row by row; the row of the red letter stays emptier, so that it stands alone. */
const POST = [
  [1, 0, 2, 0],
  [0, 3, 0, 1],
  [2, 0, 0, 0],
  [0, 1, 0, 3],
  [1, 0, 2, 0],
];

/** @param {number} column @param {number} row */
function slot(column, row) {
  const [x, y] = [ORIGIN.x + column * SLOT.width, ORIGIN.y + row * SLOT.height];
  const { width, height } = HOLLOW;
  const isRed = column === RED.column && row === RED.row;
  const red = isRed
    ? lay(
        { x: -10, y: -38, width: 300, height: 226, turn: -8, lift: 46, opacity: 0.5 },
        envelope({ width: 300, height: 226, fill: colour.maple, seal: colour.paper }),
      )
    : "";
  return group(
    `translate(${x} ${y})`,
    slotHollow(),
    clip(`slot-${column}-${row}`, rect(0, 0, width, height, "#000"), post(POST[row][column])),
    red,
    slotLip(),
  );
}

/** A day on which letters go out: a small envelope in its cell. @param {import("../motifs/calendar.mjs").Cell} cell */
function sendDay(cell) {
  const [x, y] = [cell.x + cell.width * 0.14, cell.y + cell.height * 0.27];
  const [width, height] = [cell.width * 0.74, cell.height * 0.5];
  return [
    takenDay(cell, colour.mint),
    rect(x, y, width, height, colour.spruce),
    stroke(points(x, y + 4, x + width / 2, y + height * 0.62, x + width, y + 4), colour.paper, 5),
  ].join("");
}

/** A wall of letter slots with one red letter in it, and the month that decides when letters go. */
function draw() {
  const wall = mix(colour.gold, colour.birch, 0.5);
  const end = ORIGIN.x + COLUMNS * SLOT.width;
  const page = { x: 1530, y: 220, width: 550, height: 700 };
  const middle = page.x + page.width / 2;
  return [
    rect(0, 0, 2400, 1350, wall),
    castShadow(points(0, -40, end, -40, end, 1400, 0, 1400), 150, 0.2),
    rect(-20, -20, end + 20, 1400, colour.spruce),
    ...Array.from({ length: ROWS * COLUMNS }, (_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)])
      .sort(
        ([a, b], [c, d]) =>
          Number(a === RED.column && b === RED.row) - Number(c === RED.column && d === RED.row),
      )
      .map(([column, row]) => slot(column, row)),
    board({ x: end, y: LEDGE, width: 1100, fill: colour.spruceDeep, thick: 44 }),
    letterBundle(1640, LEDGE),
    stroke(
      points(page.x + 60, page.y, middle, 96, page.x + page.width - 60, page.y),
      colour.ink,
      weight.line,
    ),
    lay(
      { ...page, lift: 60, opacity: 0.24 },
      calendar({ ...page, head: colour.spruceDeep }, (day, cell) =>
        day % 7 === 3 || day % 7 === 6 ? sendDay(cell) : "",
      ),
    ),
    circle(middle, 96, 16, colour.ink),
  ].join("");
}

export const pictures = [
  {
    path: "content/landing/shopify-email-marketing/letterbox.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
