import { hatch } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { circle, clip, ellipse, group, points, polygon, rect, shape } from "../lib/svg.mjs";
import { candle } from "../motifs/candle.mjs";
import { envelope } from "../motifs/envelope.mjs";
import { rules } from "../motifs/rules.mjs";

/** The table's top, seen from a chair: a circle of `radius`, flattened by `tilt`. */
const TABLE = { x: 1120, y: 750, radius: 1030, tilt: 0.42, thick: 68 };
/** The arrow's way about the candle: radius and width on the table, degrees clockwise from the right. */
const ARROW = { radius: 735, width: 112, from: 126, to: 391 };
const FLAME = { x: 1120, y: 190 };

/** Draws flat children on the table; its middle is their origin. @param {...string} children */
const onTable = (...children) =>
  group(`translate(${TABLE.x} ${TABLE.y}) scale(1 ${TABLE.tilt})`, ...children);

/** @param {number} radius @param {number} degrees @returns {import("../lib/svg.mjs").Point} */
const onRing = (radius, degrees) => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

/** It leaves the letter, goes about the candle, and comes back to the letter. */
function returningArrow() {
  const { radius, width, from, to } = ARROW;
  const [start, end] = [onRing(radius, from), onRing(radius, to)];
  const head = [
    onRing(radius - width * 1.35, to - 1),
    onRing(radius + width * 1.35, to - 1),
    onRing(radius, to + 24),
  ];
  return (
    shape(`M${start.join(" ")} A${radius} ${radius} 0 1 1 ${end.join(" ")}`, "none", {
      stroke: colour.maple,
      "stroke-width": width,
    }) + polygon(head, colour.maple)
  );
}

/** A sheet half out of its envelope. */
function letter() {
  const size = { width: 640, height: 440 };
  const paper = { width: 540, height: 460 };
  return group(
    "translate(-330 340) rotate(-9)",
    rect(26, -130, paper.width + 60, paper.height + 130, "#04150D", { opacity: 0.16 }),
    rect(30, 60, size.width, size.height, "#04150D", { opacity: 0.22 }),
    rect(50, -190, paper.width, paper.height, colour.paper),
    rules({ x: 110, y: -140, widths: [250], gap: 40, fill: colour.ink, height: 22 }),
    rules({ x: 110, y: -76, widths: [420, 370], gap: 46, fill: colour.inkSoft, height: 14 }),
    envelope({ ...size, fill: colour.mint, seal: colour.spruce }),
  );
}

/** The top's edge and three legs, their right sides away from the light. */
function tableFrame() {
  const { x, y, radius, tilt, thick } = TABLE;
  const ry = radius * tilt;
  const band = `M${x - radius} ${y} V${y + thick} A${radius} ${ry} 0 0 0 ${x + radius} ${y + thick} V${y}Z`;
  const leg = (/** @type {number} */ at, /** @type {number} */ lean) =>
    polygon(
      points(at - 44, y, at + 44, y, at + lean + 26, 1400, at + lean - 26, 1400),
      shade(colour.gold, 0.42),
    ) +
    polygon(
      points(at + 8, y, at + 44, y, at + lean + 26, 1400, at + lean + 4, 1400),
      hatch("ink"),
      { opacity: 0.4 },
    );
  return [
    leg(x - 700, -80),
    leg(x + 700, 80),
    shape(band, shade(colour.gold, 0.12)),
    clip(
      "edge",
      `<path d="${band}"/>`,
      rect(x + 240, y, radius, 600, shade(colour.gold, 0.34)),
      rect(x + 240, y, radius, 600, hatch("ink"), { opacity: 0.35 }),
    ),
    ellipse(x, y, radius, ry, colour.birch),
    ellipse(x, y + 2, radius - 26, ry - 12, "none", {
      stroke: colour.line,
      "stroke-width": weight.hair,
    }),
  ].join("");
}

/** A table by candle-light; the arrow painted on it leaves the letter and returns to it. */
function draw() {
  return [
    rect(0, 0, 2400, 1350, colour.spruceDeep),
    ...[900, 620, 360].map((r, i) =>
      circle(
        FLAME.x,
        FLAME.y,
        r,
        mix(colour.spruceDeep, mix(colour.spruce, colour.gold, 0.25), 0.28 + i * 0.28),
      ),
    ),
    tableFrame(),
    onTable(returningArrow()),
    candle({ x: TABLE.x, y: TABLE.y - 90, radius: 92, height: 390, tilt: TABLE.tilt }),
    onTable(letter()),
  ].join("");
}

export const pictures = [
  { path: "content/case-studies/boheme/cover.jpg", width: 2400, height: 1350, draw },
];
