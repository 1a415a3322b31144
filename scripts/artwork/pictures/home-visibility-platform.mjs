import { castShadow } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";
import { plane } from "../motifs/bottle.mjs";
import { device } from "../motifs/device.mjs";
import { chat, feed, searchPage } from "../motifs/screens.mjs";

const DESK = 1010;
const FOOT = 1130;
const MONITOR = { x: 205, y: 110, width: 900, height: 790, corner: 20, bezel: 32 };
const TABLET = { x: 1180, y: 330, width: 530, height: 800, corner: 34, bezel: 28 };
const PHONE = { x: 1790, y: 240, width: 400, height: 890, corner: 64, bezel: 22 };

/** The desk from a little above, with its edge and the shade beneath. */
function desk() {
  const top = mix(colour.gold, colour.birch, 0.25);
  return [
    rect(0, DESK, 2400, 230, top),
    ...[DESK + 62, DESK + 138].map((y) => rect(0, y, 2400, weight.hair, shade(top, 0.14))),
    rect(0, DESK + 230, 2400, 50, shade(top, 0.3)),
    rect(0, DESK + 230, 2400, weight.line, mix(top, colour.paper, 0.4)),
    rect(0, DESK + 280, 2400, 120, colour.spruceDeep),
  ].join("");
}

/** One shop's vase on three screens: found, listed, and recommended. */
function draw() {
  return [
    rect(0, 0, 2400, 1350, colour.spruce),
    // Daylight on the wall, from a window out of the picture.
    polygon(points(420, 0, 1380, 0, 660, DESK, -300, DESK), mix(colour.spruce, colour.mint, 0.14)),
    polygon(points(1500, 0, 1740, 0, 1020, DESK, 780, DESK), mix(colour.spruce, colour.mint, 0.14)),
    desk(),
    castShadow(points(430, FOOT - 20, 880, FOOT - 20, 880, FOOT, 430, FOOT), 90, 0.24, [1, 0.2]),
    plane(585, 880, 140, FOOT - 900, shade(colour.mint, 0.3)),
    plane(430, FOOT - 40, 450, 40, shade(colour.mint, 0.18), 8),
    device(MONITOR, searchPage),
    device(TABLET, feed),
    device(PHONE, chat),
  ].join("");
}

export const pictures = [
  { path: "content/landing/home/visibility-platform.jpg", width: 2400, height: 1350, draw },
];
