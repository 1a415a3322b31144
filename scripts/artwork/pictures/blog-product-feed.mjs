import { lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { createRandom } from "../lib/random.mjs";
import { curve, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { board, frontBox } from "../motifs/shelf.mjs";
import { tag, tagCorners } from "../motifs/tag.mjs";

const BACK = colour.spruceDeep;
/** Feet of the rows, px; the one being read comes last, so that its tags hang before the row below. */
const ROWS = [
  { foot: 250, lit: false },
  { foot: 1420, lit: false },
  { foot: 880, lit: true },
];
const SCAN = 610;
/** The box that the scanner has recognised: middle and half sides, px. */
const FOUND = { x: 2040, y: 596, half: 236, tall: 272 };

/** One row of boxes. Unread rows are drawn in the shelf's own dark. @param {{ foot: number, lit: boolean }} row */
function drawRow({ foot, lit }) {
  const random = createRandom(`feed${foot}`);
  const drawn = [
    board({ x: 0, y: foot, width: 2400, fill: lit ? colour.birch : mix(BACK, colour.spruce, 0.8) }),
  ];
  const fills = lit
    ? [colour.mint, colour.gold, colour.birch, colour.paper, colour.mint, colour.gold]
    : [mix(BACK, colour.spruce, 0.5), mix(BACK, colour.spruce, 0.8)];
  for (let x = lit ? -90 : -160, i = 0; x < 2400; i += 1) {
    const width = random.between(250, 400);
    const height = random.between(lit ? 330 : 230, lit ? 520 : 420);
    drawn.push(
      frontBox({
        x,
        foot,
        width,
        height,
        fill: fills[i % fills.length],
        labelled: lit,
        line: colour.spruce,
        accent: colour.spruce,
      }),
    );
    if (lit) drawn.push(hang(x + width * 0.2, foot, i % 3));
    x += width + random.between(26, 90);
  }
  return drawn.join("");
}

/** A price tag clipped to the board's lip. @param {number} x @param {number} foot @param {number} kind */
function hang(x, foot, kind) {
  const [width, height] = [104, 138];
  return (
    curve(`M${x + width / 2} ${foot + 8} v40`, colour.paper, weight.hair) +
    lay(
      {
        x,
        y: foot + 26,
        width,
        height,
        turn: [0, -4, 3][kind],
        lift: 20,
        opacity: 0.4,
        corners: tagCorners(width, height),
      },
      tag({ width, height, hole: BACK }),
    )
  );
}

/** A store's shelf; a scanner's line passes along one row and brings it into colour. */
function draw() {
  return [
    rect(0, 0, 2400, 1350, BACK),
    polygon(points(0, 320, 2400, 320, 2400, 880, 0, 880), mix(BACK, colour.spruce, 0.75)),
    ...ROWS.map(drawRow),
    rect(0, SCAN - 46, 2400, 92, colour.maple, { opacity: 0.16 }),
    rect(0, SCAN - 7, 2400, 14, colour.maple),
    ...[
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([dx, dy]) => {
      const [x, y] = [FOUND.x - dx * FOUND.half, FOUND.y - dy * FOUND.tall];
      return stroke(points(x + dx * 80, y, x, y, x, y + dy * 80), colour.paper, weight.bold);
    }),
  ].join("");
}

export const pictures = [
  { path: "content/blog/product-feed-optimization/cover.jpg", width: 2400, height: 1350, draw },
];
