import { createView } from "../lib/isometric.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, rect, stroke } from "../lib/svg.mjs";
import { drawMark } from "../mark.svg.mjs";
import { parcel } from "../motifs/parcel.mjs";

const view = createView(800, 430);
const BOXES = [
  { x: 0, y: -330, width: 200, depth: 200, height: 330, fill: colour.mint, labelled: false },
  { x: 40, y: -60, width: 210, depth: 190, height: 180, fill: colour.gold },
  { x: 330, y: -200, width: 170, depth: 160, height: 110, fill: colour.birch, labelled: false },
];

/** The brand's card for pages without their own: the mark, and parcels under a rising line. */
function draw() {
  const line = points(560, 440, 690, 330, 790, 370, 930, 170, 1010, 205, 1240, -60);
  return [
    rect(0, 0, 1200, 630, mix(colour.spruceDeep, colour.spruce, 0.5)),
    rect(0, 0, 560, 630, colour.spruceDeep),
    ...[126, 252, 378, 504].map((y) =>
      rect(560, y, 640, 1.5, mix(colour.spruce, colour.mint, 0.15)),
    ),
    group("translate(54 86) scale(7.1)", drawMark({ corner: 0 })),
    ...BOXES.map((box) => view.shadow(box, box.height, 0.4)),
    ...BOXES.map((box) => parcel(view, box)),
    stroke(line, colour.maple, weight.line * 1.4),
    ...[line[1], line[3]].map(
      ([x, y]) => circle(x, y, 12, colour.maple) + circle(x, y, 5, colour.paper),
    ),
  ].join("");
}

export const pictures = [{ path: "content/share-default.jpg", width: 1200, height: 630, draw }];
