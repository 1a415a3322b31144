import { castShadow, hatch, lay } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { ellipse, group, points, polygon, rect } from "../lib/svg.mjs";
import { envelope } from "../motifs/envelope.mjs";
import { lineChart } from "../motifs/line-chart.mjs";
import { magnifier } from "../motifs/magnifier.mjs";
import { parcelFromAbove } from "../motifs/parcel.mjs";
import { receipt } from "../motifs/receipt.mjs";
import { rules } from "../motifs/rules.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/**
 * Where the megaphone lies. Horn and grip cast apart: one hull around both would fill the
 * corner between them.
 */
const HORN = {
  x: 965,
  y: 590,
  turn: -27,
  shadows: [
    points(-140, -40, 12, -58, 640, -288, 700, -200, 728, 0, 700, 200, 640, 288, 0, 58, -140, 40),
    points(150, 60, 262, 92, 222, 280, 112, 262),
  ],
};

/** Points on the megaphone's axis, where they lie on the table. @param {Point[]} outline @returns {Point[]} */
function onAxis(outline) {
  const angle = (HORN.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return outline.map(([u, v]) => [HORN.x + u * cos - v * sin, HORN.y + u * sin + v * cos]);
}

/** The megaphone from its side along its own axis: mouthpiece at 0,0, bell to the right. The picture's accent. */
function megaphone() {
  const [length, bell] = [640, 262];
  const inside = shade(colour.mapleDeep, 0.35);
  return [
    // The grip hangs below the axis, behind the horn.
    polygon(points(150, 60, 262, 92, 222, 280, 112, 262), colour.ink),
    polygon(points(212, 78, 262, 92, 222, 280, 172, 272), hatch("mint"), { opacity: 0.25 }),
    polygon(points(0, -58, length, -bell, length, bell, 0, 58), colour.maple),
    polygon(points(0, 8, length, 70, length, bell, 0, 58), colour.mapleDeep),
    polygon(points(0, 8, length, 70, length, bell, 0, 58), hatch("ink"), { opacity: 0.3 }),
    polygon(points(150, -106, 214, -126, 214, 126, 150, 106), colour.paper),
    polygon(points(150, 22, 214, 29, 214, 126, 150, 106), shade(colour.paper, 0.26)),
    polygon(points(-96, -66, 12, -66, 12, 66, -96, 66), colour.ink),
    polygon(points(-140, -40, -96, -40, -96, 40, -140, 40), colour.gold),
    ellipse(length, 0, 88, bell + 26, colour.paper),
    ellipse(length + 6, 0, 70, bell - 6, inside),
    ellipse(length - 18, 0, 30, 84, colour.mapleDeep),
  ].join("");
}

/** The sheet with the chart: its heading, a rising line in green, a few lines of notes. @param {number} width @param {number} height */
function chartSheet(width, height) {
  return [
    rect(0, 0, width, height, colour.paper),
    rules({ x: 80, y: 76, widths: [330, 220], gap: 44, fill: colour.ink, height: 16 }),
    group(
      "translate(80 230)",
      lineChart({
        width: width - 160,
        height: 400,
        values: [0.1, 0.24, 0.2, 0.46, 0.42, 0.9],
        accent: colour.spruce,
        bold: 18,
      }),
    ),
    rules({ x: 80, y: 720, widths: [560, 480, 520], gap: 50, fill: colour.line, height: 14 }),
  ].join("");
}

/** Six tools laid out on one table; the loudest of them in the accent. */
function draw() {
  return [
    rect(0, 0, 2400, 1350, colour.spruce),
    ...[310, 700, 1090].map((y) =>
      rect(0, y, 2400, weight.hair, colour.spruceDeep, { opacity: 0.8 }),
    ),
    lay(
      { x: 90, y: 560, width: 760, height: 940, turn: -7, lift: 50, opacity: 0.34 },
      chartSheet(760, 940),
    ),
    lay(
      { x: 250, y: 70, width: 560, height: 356, turn: 7, lift: 40, opacity: 0.34 },
      envelope({ width: 560, height: 356, fill: colour.mint, seal: colour.spruceDeep }),
    ),
    lay(
      { x: 1700, y: -190, width: 400, height: 940, turn: 6, lift: 40, opacity: 0.34 },
      receipt({ width: 400, height: 940, rows: 5, accent: colour.spruceDeep }),
    ),
    lay(
      { x: 1640, y: 850, width: 680, height: 470, turn: -8, lift: 80, opacity: 0.4 },
      parcelFromAbove(680, 470, colour.gold, colour.spruce),
    ),
    ...HORN.shadows.map((outline) => castShadow(onAxis(outline), 64, 0.34)),
    group(`translate(${HORN.x} ${HORN.y}) rotate(${HORN.turn})`, megaphone()),
    magnifier({
      x: 1140,
      y: 1010,
      radius: 178,
      zoom: 1,
      turn: 36,
      handle: 200,
      grip: colour.gold,
      seen: rect(900, 800, 500, 500, mix(colour.mint, colour.spruce, 0.25)),
    }),
  ].join("");
}

export const pictures = [
  { path: "content/landing/service/channels.jpg", width: 2400, height: 1350, draw },
];
