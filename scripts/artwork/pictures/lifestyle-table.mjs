import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { curve, ellipse, group, points, polygon, rect, shape } from "../lib/svg.mjs";
import { plane } from "../motifs/bottle.mjs";
import { frontBox } from "../motifs/shelf.mjs";

const TABLE = 1110;

/** A leaf from its foot at 0,0 upwards: one half lit, one hatched. @param {number} length @param {number} turn @param {string} fill */
function leaf(length, turn, fill) {
  const wide = length * 0.32;
  const half = (/** @type {number} */ way) => `M0 0 Q${way * wide} ${-length * 0.55} 0 ${-length}Z`;
  return group(
    `rotate(${turn})`,
    shape(half(-2), fill),
    shape(half(2), shade(fill, 0.4)),
    shape(half(2), hatch("spruceDeep"), { opacity: 0.5 }),
    rect(-1.5, -length, weight.hair, length, colour.spruceDeep),
  );
}

/** A lamp lights a table: mug, plant, parcel. The cone of light is the picture's large shape. */
function draw() {
  const lit = mix(colour.gold, colour.birch, 0.5);
  return [
    rect(0, 0, 2400, 1350, colour.spruceDeep),
    polygon(points(560, 400, 1010, 400, 1640, TABLE, -70, TABLE), lit),
    rect(778, -10, weight.line, 220, colour.birch),
    polygon(points(700, 200, 870, 200, 1030, 400, 540, 400), colour.gold),
    polygon(points(800, 200, 870, 200, 1030, 400, 860, 400), shade(colour.gold, 0.3)),
    polygon(points(800, 200, 870, 200, 1030, 400, 860, 400), hatch("ink"), { opacity: 0.3 }),
    ellipse(785, 400, 245, 26, colour.paper),
    rect(0, TABLE, 2400, 60, colour.birch),
    rect(0, TABLE, 2400, weight.line, colour.paper),
    rect(0, TABLE + 60, 2400, 230, colour.spruce),
    rect(0, TABLE + 60, 2400, 40, colour.spruceDeep),
    rect(1180, TABLE + 60, weight.line, 230, colour.spruceDeep),
    rect(560, TABLE + 140, 160, 14, colour.gold),
    rect(1760, TABLE + 140, 160, 14, colour.gold),
    polygon(
      points(1640, TABLE, 2400, TABLE, 2400, TABLE + 60, 1700, TABLE + 60),
      shade(colour.birch, 0.3),
    ),
    frontBox({
      x: 1060,
      foot: TABLE,
      width: 640,
      height: 440,
      fill: mix(colour.gold, colour.birch, 0.3),
    }),
    frontBox({
      x: 1150,
      foot: TABLE - 440,
      width: 380,
      height: 210,
      fill: colour.mint,
      labelled: false,
    }),
    // The mug: its ear lies behind its wall.
    ellipse(640, TABLE - 130, 92, 84, "none", { stroke: colour.mapleDeep, "stroke-width": 34 }),
    plane(330, TABLE - 270, 290, 270, colour.maple),
    ellipse(475, TABLE - 270, 145, 22, colour.mapleDeep),
    ...[0, 1].map((i) =>
      curve(`M${430 + i * 90} ${TABLE - 320} q-34 -60 0 -120 t0 -120`, colour.paper, weight.line),
    ),
    // The plant runs off the right edge.
    group(
      `translate(2080 ${TABLE - 300})`,
      ...[
        [760, -38],
        [820, 30],
        [900, -6],
        [560, -66],
        [600, 62],
      ].map(([length, turn], i) =>
        leaf(length, turn, i % 2 ? colour.mint : mix(colour.mint, colour.spruce, 0.45)),
      ),
    ),
    polygon(points(1880, TABLE - 320, 2280, TABLE - 320, 2230, TABLE, 1930, TABLE), colour.birch),
    polygon(
      points(2130, TABLE - 320, 2280, TABLE - 320, 2230, TABLE, 2112, TABLE),
      shade(colour.birch, 0.3),
    ),
    polygon(points(2130, TABLE - 320, 2280, TABLE - 320, 2230, TABLE, 2112, TABLE), hatch("ink"), {
      opacity: 0.3,
    }),
    rect(1862, TABLE - 340, 436, 54, colour.paper),
    rect(2140, TABLE - 340, 158, 54, shade(colour.paper, 0.26)),
    rect(60, TABLE - 26, 210, 26, colour.spruce),
    rect(80, TABLE - 52, 180, 26, colour.mint),
    rect(50, TABLE - 74, 200, 22, colour.gold),
  ].join("");
}

export const pictures = [
  {
    path: "content/landing/shopify-lifestyle-marketing/table.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
