import { castShadow, hatch, lay } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { envelope, envelopeFront } from "../motifs/envelope.mjs";
import { rules } from "../motifs/rules.mjs";

const AXIS = 1130;
/** Sent letters: the day on the axis, the envelope's middle and width. Later ones are larger. */
const SENT = [
  { x: 190, y: 880, width: 300, front: true, fill: colour.mint },
  { x: 520, y: 640, width: 380, front: false, fill: colour.birch },
  { x: 950, y: 760, width: 440, front: true, fill: colour.gold },
];

/** The last letter, opened: flap up, the page half out. */
function openLetter() {
  const [width, height] = [1060, 640];
  return [
    polygon(points(0, 0, width, 0, width / 2, -360), shade(colour.mint, 0.2)),
    polygon(points(width / 2, 0, width, 0, width / 2, -360), hatch("ink"), { opacity: 0.2 }),
    rect(110, -250, width - 220, 620, colour.paper),
    rect(110, -250, width - 220, 20, colour.maple),
    rules({ x: 190, y: -160, widths: [420, 280], gap: 44, fill: colour.ink, height: 18 }),
    rules({ x: 190, y: -40, widths: [660, 600, 640, 520], gap: 52, fill: colour.line, height: 14 }),
    polygon(points(0, 0, width / 2, height * 0.56, 0, height), mix(colour.mint, colour.paper, 0.3)),
    polygon(points(width, 0, width / 2, height * 0.56, width, height), shade(colour.mint, 0.16)),
    polygon(points(width, 0, width / 2, height * 0.56, width, height), hatch("ink"), {
      opacity: 0.14,
    }),
    polygon(points(0, height, width / 2, height * 0.46, width, height), colour.mint),
    stroke(points(0, height, width / 2, height * 0.46, width, height), colour.ink, weight.hair, {
      opacity: 0.5,
    }),
  ].join("");
}

/** Envelopes stand on stems over a time axis; the latest is the largest, and open. */
function draw() {
  const ticks = Array.from({ length: 31 }, (_, i) =>
    rect(30 + i * 80, AXIS, weight.hair, i % 5 ? 24 : 52, colour.mint, { opacity: 0.7 }),
  );
  return [
    rect(0, 0, 2400, 1350, colour.spruceDeep),
    rect(0, AXIS, 2400, 220, mix(colour.spruceDeep, colour.spruce, 0.55)),
    rect(0, AXIS, 2400, weight.line, colour.mint),
    ...ticks,
    ...[...SENT, { x: 1840, y: 700 }].map(
      ({ x, y }) =>
        rect(x - 3, y, weight.line, AXIS - y, colour.mint) +
        circle(x, AXIS + 3, 20, colour.mint) +
        circle(x, AXIS + 3, 8, colour.spruceDeep),
    ),
    ...SENT.map(({ x, y, width, front, fill }) => {
      const size = { width, height: width * 0.6 };
      return lay(
        { x: x - width / 2, y: y - size.height / 2, ...size, lift: 60, opacity: 0.4 },
        front ? envelopeFront({ ...size, fill }) : envelope({ ...size, fill, seal: colour.spruce }),
      );
    }),
    castShadow(points(1310, 400, 2370, 400, 2370, 1040, 1310, 1040), 90, 0.4),
    group("translate(1310 400)", openLetter()),
  ].join("");
}

export const pictures = [
  {
    path: "content/landing/shopify-email-marketing-services/envelopes.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
