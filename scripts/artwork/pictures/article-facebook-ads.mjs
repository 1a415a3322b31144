import { createView } from "../lib/isometric.mjs";
import { extrude, roundedFace } from "../lib/extrude.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, clip, curve, group, polygon, rect } from "../lib/svg.mjs";
import { shopCounter, tiledWall, worktop } from "../motifs/shop-counter.mjs";
import { stripedParcel } from "../motifs/striped-parcel.mjs";
import { rules } from "../motifs/rules.mjs";
import { tag, tagHole } from "../motifs/tag.mjs";

/** The counter's near corner, below the frame. */
const view = createView(1640, 1580);
const PHONE = { x: -880, y: -300, width: 540, height: 930, depth: 62, bezel: 24 };
/** Hangs beside the phone; `drop` is how far below the corner its upper edge lies, px. */
const TAG = { width: 270, height: 380, turn: 7, drop: 190 };
const COUNTER = { length: 2700, depth: 720, thick: 66, height: 900 };

/** The advert on the screen: a parcel in its picture, words and a button below. @param {number} width @param {number} height */
function advert(width, height) {
  const card = height - 200;
  return clip(
    "advert",
    rect(0, 0, width, height, "#000", { rx: 52 }),
    rect(0, 0, width, height, colour.mint),
    circle(width * 0.5, card * 0.52, 210, mix(colour.mint, colour.paper, 0.65)),
    rect(0, card - 130, width, 130, mix(colour.mint, colour.spruce, 0.35)),
    stripedParcel({
      x: 66,
      foot: card - 62,
      width: 290,
      height: 236,
      depth: 84,
      fill: colour.maple,
    }),
    rect(0, card, width, 200, colour.paper),
    rules({ x: 40, y: card + 42, widths: [250, 170], gap: 38, fill: colour.ink, height: 16 }),
    rect(40, card + 118, width - 80, 50, colour.spruce, { rx: 25 }),
    rect(width / 2 - 70, 26, 140, 24, colour.ink, { rx: 12 }),
  );
}

/** The phone's price: a tag on a string around its far upper corner, in the plane of the phone's face. */
function price() {
  const { width, height, drop, turn } = TAG;
  const [hx, hy] = tagHole(width);
  const left = -width - 18;
  const [ex, ey] = [left + hx, drop + hy];
  return view.onLeft(
    PHONE.x,
    PHONE.y,
    PHONE.height,
    group(
      `translate(${left} ${drop}) rotate(${turn} ${hx} ${hy})`,
      tag({ width, height, fill: colour.spruce, mark: colour.paper, hole: colour.paper }),
    ),
    curve(
      `M90 10 C-20 -60 ${ex - 10} 30 ${ex} ${ey} C${ex + 40} ${ey - 60} -50 96 30 104`,
      colour.ink,
      weight.line,
    ),
  );
}

/** A phone stands on a counter like goods: it shows a parcel and has its own price. */
function draw() {
  const { x, y, width, height, depth, bezel } = PHONE;
  return [
    rect(0, 0, 2400, 1350, colour.paper),
    tiledWall(view, COUNTER),
    shopCounter(view, COUNTER),
    clip(
      "worktop",
      polygon(worktop(view, COUNTER), "#000"),
      view.shadow({ x: x + 60, y: y - depth, width: width - 80, depth }, 620, 0.24),
    ),
    // Before the phone: both ends of the string go behind it.
    price(),
    extrude(view, {
      x,
      y,
      z: height,
      depth,
      face: roundedFace(width, height, 74),
      fill: colour.ink,
      top: colour.inkSoft,
      side: mix(colour.inkSoft, colour.ink, 0.45),
    }),
    view.onLeft(x + bezel, y, height - bezel, advert(width - bezel * 2, height - bezel * 2)),
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/facebook-ads-for-shopify-complete-guide/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
