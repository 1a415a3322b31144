import { createView } from "../lib/isometric.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, rect, stroke } from "../lib/svg.mjs";
import { card } from "../motifs/card.mjs";
import { DESK_HEIGHT, deskLegs, lyingSheet } from "../motifs/desk.mjs";
import { lineChart } from "../motifs/line-chart.mjs";
import { parcel } from "../motifs/parcel.mjs";

const view = createView(1190, 690);
const TOP = 60;
const AGENCY = { x: -1320, y: -470, width: 1150, depth: 900, height: TOP, fill: colour.mint };
const NORTH = {
  x: 190,
  y: -470,
  width: 1150,
  depth: 900,
  height: TOP,
  fill: colour.spruce,
  side: colour.ink,
};
/** What is handed over, in the air between the two. */
const PARCEL = {
  x: -190,
  y: -200,
  z: 250,
  width: 400,
  depth: 360,
  height: 270,
  fill: colour.birch,
  tape: colour.spruceDeep,
};

const SMALL = { x: -1150, y: 180, z: TOP, width: 170, depth: 170, height: 130, labelled: false };

/** @param {number} x @param {number} y @param {number} width @param {number} depth @param {string} drawing */
const sheet = (x, y, width, depth, drawing) =>
  lyingSheet(view, { x, y, z: TOP, width, depth }, drawing);

/** Two desks; a parcel passes from one to the other along a ruled track. */
function draw() {
  const track = [
    view.at(-420, -20, TOP),
    view.at(-420, -20, 370),
    view.at(460, -20, 370),
    view.at(460, -20, TOP),
  ];
  return [
    rect(0, 0, 2400, 1350, colour.gold),
    group(
      "translate(150 170) scale(0.86)",
      ...[-2100, -1500, -900, -300, 300, 900, 1500].map((x) =>
        stroke(
          [view.at(x, -2400, -DESK_HEIGHT), view.at(x, 2400, -DESK_HEIGHT)],
          mix(colour.gold, colour.mapleDeep, 0.2),
          weight.hair,
        ),
      ),
      view.shadow({ ...AGENCY, z: -DESK_HEIGHT }, 380, 0.16),
      view.shadow({ ...NORTH, z: -DESK_HEIGHT }, 380, 0.16),
      deskLegs(view, AGENCY, colour.spruceDeep),
      view.block(AGENCY),
      sheet(
        -1240,
        -380,
        330,
        430,
        group("scale(0.86)", card({ width: 380, height: 480, fill: "none" })),
      ),
      sheet(
        -860,
        -400,
        260,
        340,
        card({ width: 260, height: 340, fill: "none", dot: colour.gold }),
      ),
      view.shadow(SMALL, 120, 0.2),
      parcel(view, SMALL),
      deskLegs(view, NORTH, colour.ink),
      view.block(NORTH),
      sheet(
        760,
        -390,
        480,
        420,
        group(
          "translate(60 370) rotate(-90)",
          lineChart({
            width: 320,
            height: 350,
            values: [0.15, 0.3, 0.24, 0.52, 0.6, 0.92],
            accent: colour.spruce,
            bold: 10,
          }),
        ),
      ),
      sheet(
        640,
        160,
        250,
        200,
        rect(28, 40, 150, 8, colour.inkSoft) +
          rect(28, 70, 110, 8, colour.line) +
          rect(28, 120, 190, 8, colour.line),
      ),
      view.shadow({ ...PARCEL, x: 230, y: -160, z: TOP, width: 290, depth: 290 }, 10, 0.3),
      stroke(track, colour.maple, weight.bold),
      parcel(view, PARCEL),
      ...[track[0], track[3]].map(
        ([x, y]) => circle(x, y, 22, colour.maple) + circle(x, y, 9, colour.paper),
      ),
    ),
  ].join("");
}

export const pictures = [
  { path: "content/landing/partner/handover.jpg", width: 2400, height: 1350, draw },
];
