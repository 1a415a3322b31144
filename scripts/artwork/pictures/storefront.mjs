import { hatch } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, clip, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { awning, awningShade } from "../motifs/awning.mjs";
import { bottle } from "../motifs/bottle.mjs";
import { pottedTree } from "../motifs/potted-tree.mjs";
import { frontBox } from "../motifs/shelf.mjs";
import { shopDoor } from "../motifs/shop-door.mjs";

const PAVEMENT = 1180;
/** Where the shop's front ends and its side turns away, px. */
const END = 2000;
const WINDOW = { x: 330, y: 370, width: 1090, height: 660 };
const DOOR = { x: 1530, y: 370, width: 340, height: PAVEMENT - 370 };
const LIT = mix(colour.gold, colour.birch, 0.55);
/** The awning: its upper and lower edge, and how far its lower edge runs. */
const AWNING = { top: 150, low: 430, from: 210, to: 1950, stripes: 13 };

/** What the window shows: goods on its board, low enough to leave the glass to the line. */
function goods() {
  const foot = WINDOW.y + WINDOW.height - 26;
  const flask = { foot, width: 104, neck: 14, cap: colour.ink };
  const sea = mix(colour.mint, colour.spruce, 0.4);
  return [
    circle(1060, 900, 420, mix(LIT, colour.paper, 0.5)),
    frontBox({ x: 420, foot, width: 230, height: 92, fill: sea, labelled: false }),
    bottle({ ...flask, x: 730, height: 136, fill: colour.spruce, capHeight: 34 }),
    frontBox({ x: 930, foot, width: 250, height: 190, fill: colour.gold }),
    bottle({ ...flask, x: 1240, height: 190, fill: sea, capHeight: 50 }),
    rect(WINDOW.x, foot, WINDOW.width, 26, mix(colour.gold, colour.ink, 0.5)),
  ].join("");
}

/** The line across the panes: it runs over every post and ends at its highest point. */
function risingLine() {
  const line = points(310, 985, 520, 800, 700, 850, 900, 720, 1070, 770, 1345, 645);
  const [x, y] = line[line.length - 1];
  return (
    stroke(line, colour.maple, 24) + circle(x, y, 40, colour.maple) + circle(x, y, 17, colour.paper)
  );
}

/** The window: light, goods, posts; the line is painted on the glass, so it comes last. */
function shopWindow() {
  const { x, y, width, height } = WINDOW;
  return [
    rect(x - 26, y, width + 52, height + 26, colour.spruce),
    clip(
      "glass",
      rect(x, y, width, height, "#000"),
      rect(x, y, width, height, LIT),
      goods(),
      ...[0.335, 0.67].map((share) => rect(x + width * share - 9, y, 18, height, colour.spruce)),
      polygon(points(1250, y, 1350, y, 1040, y + height, 940, y + height), colour.paper, {
        opacity: 0.16,
      }),
      risingLine(),
    ),
    rect(x - 50, y + height + 18, width + 100, 26, mix(colour.spruce, colour.mint, 0.3)),
    ...[0, 1, 2].map((i) =>
      rect(x + 10 + i * 365, y + height + 66, 330, 52, "none", {
        stroke: colour.spruce,
        "stroke-width": weight.line,
      }),
    ),
  ].join("");
}

/** A shop at dusk: awning, lit window, door; the line on its glass is the one red thing in the street. */
function draw() {
  const side = points(END, -20, END + 100, -20, END + 100, PAVEMENT - 62, END, PAVEMENT);
  return [
    rect(0, 0, 2400, 1350, colour.mint),
    circle(2080, 330, 300, mix(colour.mint, colour.paper, 0.6)),
    rect(0, PAVEMENT - 62, 2400, 240, colour.birch),
    pottedTree(2270, PAVEMENT - 10),
    rect(-20, -20, END + 20, PAVEMENT + 20, colour.spruceDeep),
    polygon(side, colour.ink),
    polygon(side, hatch("spruce"), { opacity: 0.6 }),
    rect(0, 0, END, 112, colour.spruce),
    ...[
      [330, 420],
      [780, 250],
    ].map(([x, width]) => rect(x, 40, width, 36, colour.gold, { rx: 18 })),
    // Light falls out of the window and the door onto the pavement.
    ...[WINDOW, DOOR].map(({ x, width }) =>
      polygon(
        points(x, PAVEMENT, x + width, PAVEMENT, x + width + 130, 1350, x + 130, 1350),
        mix(colour.birch, colour.gold, 0.4),
      ),
    ),
    shopWindow(),
    shopDoor(DOOR),
    clip("front", rect(0, 0, END, PAVEMENT, "#000"), awningShade(AWNING)),
    awning(AWNING),
  ].join("");
}

export const pictures = [
  {
    path: "content/landing/shopify-marketing-agency/storefront.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
