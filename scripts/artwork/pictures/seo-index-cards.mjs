import { castShadow } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect } from "../lib/svg.mjs";
import { drawer } from "../motifs/drawer.mjs";
import { magnifier } from "../motifs/magnifier.mjs";
import { rules } from "../motifs/rules.mjs";

/** The drawer's front, and how far its back lies to the upper right, px. */
const FRONT = { x: 210, y: 930, width: 1390, height: 350 };
const BACK = { dx: 540, dy: -400 };
const CARD = { width: 1270, height: 330, rise: 84 };
const COUNT = 13;
/** The raised card: its place in the row and how far it is pulled up. */
const RAISED = { at: 5, up: 490 };
const FILLS = [
  colour.birch,
  colour.paper,
  mix(colour.mint, colour.spruce, 0.16),
  colour.paper,
  colour.line,
];

/** A card from its upper left corner: tab, head, the first of its lines. @param {number} i @param {string} fill */
function indexCard(i, fill) {
  const tab = 50 + ((i * 2) % 5) * 240;
  const tall = CARD.height + (i === RAISED.at ? RAISED.up : 0);
  const head = [tab, 0, tab + 18, -62, tab + 192, -62, tab + 210, 0];
  const edge = { stroke: colour.ink, "stroke-width": weight.hair, "stroke-opacity": 0.4 };
  return [
    polygon(points(0, 0, ...head, CARD.width, 0, CARD.width, tall, 0, tall), fill, edge),
    rect(tab + 52, -40, 100, 14, colour.inkSoft, { rx: 7 }),
  ].join("");
}

/** What is written on the raised card; the line that is looked for has the accent. @param {string} found */
const writing = (found) =>
  [
    rules({ x: 80, y: 56, widths: [430], gap: 0, fill: colour.ink, height: 26 }),
    rect(0, 120, CARD.width, weight.line, mix(colour.mint, colour.spruce, 0.4)),
    ...[0, 1, 2, 3].map((row) => rect(0, 206 + row * 86, CARD.width, weight.hair, colour.line)),
    rules({ x: 80, y: 168, widths: [620, 480, 700, 560], gap: 86, fill: colour.line, height: 18 }),
    rules({ x: 860, y: 168, widths: [220], gap: 86, fill: colour.line, height: 18 }),
    rect(770, 246, 260, 30, found, { rx: 15 }),
    rules({ x: 860, y: 340, widths: [190, 250], gap: 86, fill: colour.line, height: 18 }),
  ].join("");

/** Where a card's upper left corner stands. @param {number} i @returns {import("../lib/svg.mjs").Point} */
function place(i) {
  const share = (i + 0.7) / COUNT;
  const up = i === RAISED.at ? RAISED.up : 0;
  return [FRONT.x + 62 + BACK.dx * share, FRONT.y - CARD.rise + BACK.dy * share - up];
}

/** A drawer of cards, pulled open; one card stands out and is read under a glass. */
function draw() {
  const { behind, before } = drawer({ ...FRONT, ...BACK });
  const cards = Array.from({ length: COUNT }, (_, n) => {
    const i = COUNT - 1 - n;
    const isRaised = i === RAISED.at;
    return group(
      `translate(${place(i).join(" ")})`,
      isRaised ? rect(26, 18, CARD.width, 700, "#04150D", { opacity: 0.2 }) : "",
      indexCard(i, isRaised ? colour.paper : FILLS[i % FILLS.length]),
      isRaised ? writing(colour.line) : "",
    );
  });
  const [left, top] = place(RAISED.at);
  const lens = { x: left + 900, y: top + 262 };
  return [
    rect(0, 0, 2400, 1350, colour.mint),
    circle(640, 520, 470, mix(colour.mint, colour.paper, 0.55)),
    rect(0, 800, 2400, 550, colour.spruce),
    rect(0, 800, 2400, weight.line, mix(colour.spruce, colour.mint, 0.3)),
    castShadow(points(FRONT.x + 60, 1280, 1600, 1280, 2140, 880, 2140, 820), 240, 0.34, [1, -0.02]),
    behind,
    ...cards,
    before,
    magnifier({
      ...lens,
      radius: 250,
      zoom: 1.6,
      turn: 46,
      handle: 290,
      grip: colour.spruce,
      seen:
        rect(left, top, CARD.width, 700, colour.paper) +
        group(`translate(${left} ${top})`, writing(colour.maple)),
    }),
  ].join("");
}

export const pictures = [
  { path: "content/landing/shopify-seo-services/index-cards.jpg", width: 2400, height: 1350, draw },
];
