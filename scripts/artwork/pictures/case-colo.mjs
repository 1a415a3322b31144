import { createView } from "../lib/isometric.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, curve, group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { parcel } from "../motifs/parcel.mjs";
import { barcode, figure } from "../motifs/rules.mjs";
import { tagCorners, tagHole } from "../motifs/tag.mjs";

const view = createView(1150, 795);
const kraft = mix(colour.gold, colour.birch, 0.25);
const dim = mix(colour.mint, colour.spruce, 0.45);
const TAG = { width: 210, height: 300 };
/** How far below a carton's upper edge its tag begins, px. */
const STRING = 56;

/** @typedef {{ x: number, y: number, z?: number, width: number, depth: number, height: number, fill: string, tape?: string, tagged?: number, sale?: boolean }} Carton */
/** Far ones first; `tagged` is where a tag hangs, px from the carton's left. @type {Carton[]} */
const CARTONS = [
  { x: -1110, y: -230, width: 500, depth: 480, height: 400, fill: dim },
  { x: -1090, y: -220, z: 400, width: 440, depth: 440, height: 330, fill: kraft },
  { x: -540, y: -230, width: 560, depth: 500, height: 395, fill: kraft, tagged: 60 },
  {
    x: -525,
    y: -220,
    z: 395,
    width: 510,
    depth: 470,
    height: 420,
    fill: colour.birch,
    tagged: 240,
  },
  { x: 90, y: -240, width: 540, depth: 500, height: 400, fill: colour.spruceDeep, tape: dim },
  {
    x: 100,
    y: -230,
    z: 400,
    width: 500,
    depth: 470,
    height: 420,
    fill: kraft,
    tagged: 70,
    sale: true,
  },
  { x: -610, y: 490, width: 420, depth: 400, height: 230, fill: colour.spruce, tape: colour.mint },
  { x: 140, y: 340, width: 500, depth: 420, height: 400, fill: colour.birch, tagged: 80 },
];

/** The sign of a discount, the same in every language. @param {number} size @param {string} ink */
const percent = (size, ink) =>
  stroke(points(size * 0.9, 0, size * 0.1, size), ink, size * 0.14) +
  [0.2, 0.8]
    .map((at) =>
      circle(size * at, size * at, size * 0.17, "none", {
        stroke: ink,
        "stroke-width": size * 0.13,
      }),
    )
    .join("");

/** @param {string} ink */
const price = (ink) => figure(34, 104, 4, ink, 66) + barcode(34, 208, TAG.width - 68, 56, ink);

/** @param {string} hole the colour behind the tag @param {boolean} sale the one tag in the accent */
function priceTag(hole, sale) {
  const { width, height } = TAG;
  const [hx, hy] = tagHole(width);
  return [
    polygon(tagCorners(width, height), sale ? colour.maple : colour.paper),
    circle(hx, hy, 15, hole, {
      stroke: sale ? colour.paper : colour.ink,
      "stroke-width": weight.line,
    }),
    sale ? group("translate(37 106)", percent(136, colour.paper)) : price(colour.ink),
  ].join("");
}

/** A tag on its string, flat against a carton's left face. @param {Carton} carton */
function hang({ x, y, z = 0, depth, height, fill, tagged = 0, sale = false }) {
  const [hx, hy] = tagHole(TAG.width);
  return view.onLeft(
    x + tagged,
    y + depth,
    z + height,
    group(
      `translate(28 ${STRING + 26})`,
      polygon(tagCorners(TAG.width, TAG.height), "#04150D", { opacity: 0.24 }),
    ),
    group(`translate(0 ${STRING})`, priceTag(fill, sale)),
    curve(
      `M${hx - 26} 0 Q${hx - 26} ${STRING * 0.9} ${hx} ${STRING + hy} Q${hx + 34} ${STRING * 0.9} ${hx + 30} 0`,
      colour.ink,
      weight.line,
    ),
  );
}

/** Closeout cartons, stacked until they leave the frame; prices hang on strings, one is the bargain. */
function draw() {
  const seam = mix(colour.mint, colour.spruce, 0.2);
  return [
    rect(0, 0, 2400, 1350, colour.mint),
    ...[-2000, -1450, -900, -350, 200, 750, 1300].map((y) =>
      stroke([view.at(-2600, y), view.at(2600, y)], seam, weight.hair),
    ),
    ...CARTONS.filter(({ z }) => !z).map((carton) => view.shadow(carton, carton.height, 0.22)),
    ...CARTONS.map(
      (carton) =>
        parcel(view, { labelled: false, ...carton }) + (carton.tagged ? hang(carton) : ""),
    ),
  ].join("");
}

export const pictures = [
  { path: "content/case-studies/colo/cover.jpg", width: 2400, height: 1350, draw },
];
