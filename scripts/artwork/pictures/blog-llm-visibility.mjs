import { createView } from "../lib/isometric.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, rect, stroke } from "../lib/svg.mjs";
import { card } from "../motifs/card.mjs";
import { parcel } from "../motifs/parcel.mjs";

const view = createView(900, 900);
/** Front corner, sides: the sheets stand one behind another like a rack of files. */
const SHEET = { x: -640, width: 820, depth: 16, height: 1020 };
const ROWS = [-560, -380, -200, -20];
const BOXES = [
  { x: 640, y: -840, width: 460, depth: 420, height: 640, fill: colour.mint, labelled: false },
  { x: 1200, y: -680, width: 380, depth: 340, height: 260, fill: colour.birch },
  { x: 530, y: -300, width: 460, depth: 400, height: 340, fill: colour.gold },
  { x: 1120, y: -170, width: 270, depth: 270, height: 190, fill: colour.mint, labelled: false },
];

/** @param {number} y @param {number} i */
function drawSheet(y, i) {
  const front = i === ROWS.length - 1;
  const face = front ? colour.paper : mix(colour.mint, colour.spruce, 0.62 - i * 0.2);
  const text = front
    ? {}
    : { fill: "none", dot: colour.spruceDeep, text: mix(colour.mint, colour.spruce, 0.5) };
  return (
    view.block({
      ...SHEET,
      y,
      fill: colour.birch,
      front: face,
      side: colour.line,
      hatched: false,
    }) +
    view.onLeft(
      SHEET.x,
      y + SHEET.depth,
      SHEET.height,
      card({
        ...SHEET,
        ...text,
        picked: front ? 3 : -1,
        lines: [1, 0.92, 0.97, 0.66, 1, 0.88, 0.74, 0.5],
      }),
    )
  );
}

/** Answer cards; the line that one of them cites runs to a shop's parcel. */
function draw() {
  const z = 478;
  const out = view.at(SHEET.x + SHEET.width, -4, z);
  const link = [view.at(SHEET.x + 505, -4, z), out, view.at(740, -4, z), view.at(740, -4, 340)];
  return [
    rect(0, 0, 2400, 1350, mix(colour.spruceDeep, colour.spruce, 0.5)),
    group(
      "translate(-226 20) scale(0.9)",
      ...[-1180, -560, 60, 680].map((y) =>
        stroke([view.at(-2600, y), view.at(2600, y)], colour.spruce, weight.hair),
      ),
      ...ROWS.map((y) => view.shadow({ ...SHEET, y }, 620, 0.16)),
      ...BOXES.map((box) => view.shadow(box, box.height * 1.1, 0.4)),
      ...BOXES.slice(0, 2).map((box) => parcel(view, box)),
      ...ROWS.map(drawSheet),
      ...BOXES.slice(2).map((box) => parcel(view, box)),
      stroke(link, colour.maple, weight.bold),
      ...link
        .slice(1)
        .map(([x, y]) => circle(x, y, 20, colour.maple) + circle(x, y, 8, colour.paper)),
    ),
  ].join("");
}

export const pictures = [
  {
    path: "content/blog/llm-visibility-for-store-brands/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
