import { lay } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, curve, rect, stroke } from "../lib/svg.mjs";
import { hangingBalance } from "../motifs/hanging-balance.mjs";
import { tag, tagCorners, tagHole } from "../motifs/tag.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

const WALL = colour.line;
/** The pivot and the beam's ends: the many small prices outweigh the one. @type {Record<string, Point>} */
const AT = { pivot: [1270, 230], many: [660, 300], one: [1880, 160] };
/** The ring on the left: its middle lies below the beam's hook. */
const RING = { x: AT.many[0], y: AT.many[1] + 128, radius: 74 };
/** The eleven tags, lowest first: length of the string from the ring's middle, px, and its swing, degrees. */
const HANGS = [
  [600, -33],
  [630, -11],
  [630, 11],
  [600, 33],
  [390, -43],
  [410, -15],
  [410, 15],
  [390, 43],
  [200, -42],
  [200, 0],
  [200, 42],
];
const FILLS = [0, 1, 2, 3, 2, 3, 0, 1, 1, 2, 0].map(
  (i) => [colour.paper, colour.gold, colour.spruce, colour.mint][i],
);
const SMALL = { width: 150, height: 196 };
/** The wall where the lamp falls, behind the large tag. */
const LIT = mix(WALL, colour.paper, 0.45);
const LARGE = { x: AT.one[0] - 250, y: 330, width: 500, height: 720 };

/** Lays a tag so that its hole is at x, y: it turns about its middle, so the middle is found first. @param {number} x @param {number} y @param {number} turn @param {string} fill */
function smallTag(x, y, turn, fill) {
  const { width, height } = SMALL;
  const reach = height / 2 - tagHole(width)[1];
  const angle = (turn * Math.PI) / 180;
  return lay(
    {
      x: x - Math.sin(angle) * reach - width / 2,
      y: y + Math.cos(angle) * reach - height / 2,
      width,
      height,
      turn,
      lift: 44,
      opacity: 0.2,
      corners: tagCorners(width, height),
    },
    tag({
      width,
      height,
      fill,
      mark: fill === colour.spruce ? colour.paper : colour.ink,
      hole: shade(WALL, 0.3),
    }),
  );
}

/** Eleven tags on strings of three lengths, so that every one of them is seen. */
const bunch = () =>
  HANGS.map(([far, turn], i) => {
    const angle = (turn * Math.PI) / 180;
    const along = (/** @type {number} */ length) =>
      /** @type {Point} */ ([RING.x - Math.sin(angle) * length, RING.y + Math.cos(angle) * length]);
    return (
      smallTag(...along(far), turn, FILLS[i]) +
      stroke([along(RING.radius), along(far)], colour.ink, 5)
    );
  }).join("");

/** The ring and the hook it hangs by. */
const ring = () =>
  [
    circle(RING.x + 34, RING.y + 24, RING.radius, "none", {
      stroke: "#04150D",
      "stroke-width": 20,
      opacity: 0.18,
    }),
    circle(RING.x, RING.y, RING.radius, "none", { stroke: colour.ink, "stroke-width": 20 }),
    curve(`M${RING.x} ${AT.many[1]} V${RING.y - RING.radius + 8}`, colour.ink, weight.bold),
  ].join("");

/** The one large tag, on one string. */
const single = () =>
  [
    lay(
      { ...LARGE, lift: 80, opacity: 0.22, corners: tagCorners(LARGE.width, LARGE.height) },
      tag({ ...LARGE, fill: colour.maple, mark: colour.paper, hole: shade(LIT, 0.2) }),
    ),
    stroke([AT.one, [AT.one[0], LARGE.y + tagHole(LARGE.width)[1]]], colour.ink, weight.bold),
  ].join("");

/** A balance hung from above: eleven small prices on one ring pull down, one large price goes up. */
function draw() {
  return [
    rect(0, 0, 2400, 1350, WALL),
    circle(LARGE.x + 250, 620, 660, LIT),
    rect(0, 1266, 2400, 84, colour.spruceDeep),
    rect(0, 1266, 2400, weight.line, colour.spruce),
    bunch(),
    ring(),
    single(),
    hangingBalance({ pivot: AT.pivot, left: AT.many, right: AT.one, wall: WALL }),
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/ai-marketing-analytics-tools-shopify/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
