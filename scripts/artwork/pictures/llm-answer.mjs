import { castShadow } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, rect, shape, stroke } from "../lib/svg.mjs";
import { bottle } from "../motifs/bottle.mjs";

/** Where the text's edges lie, its corners' radius, from line to line, a line's height, px. */
const TEXT = { left: 420, right: 1980, top: 120, corner: 150 };
const [PITCH, BAR, GAP] = [112, 64, 38];
/** The last line is taller: it is the answer. */
const LAST = { y: TEXT.top + 7 * PITCH + 20, bar: 92 };
const FOOT = LAST.y + LAST.bar;
/** The gap that the lines leave for the bottle, px. */
const HOLE = [1290, 1670];
/** The bubble's own outline runs close about the text: rounded, its tail at the lower left. */
const PAD = 58;
const BUBBLE = `M${TEXT.left + TEXT.corner} ${TEXT.top - PAD} H${TEXT.right - TEXT.corner} a${TEXT.corner + PAD} ${TEXT.corner + PAD} 0 0 1 ${TEXT.corner + PAD} ${TEXT.corner + PAD} V${FOOT - TEXT.corner} a${TEXT.corner + PAD} ${TEXT.corner + PAD} 0 0 1 ${-TEXT.corner - PAD} ${TEXT.corner + PAD} H930 L500 1318 L600 ${FOOT + PAD} H${TEXT.left + TEXT.corner} a${TEXT.corner + PAD} ${TEXT.corner + PAD} 0 0 1 ${-TEXT.corner - PAD} ${-TEXT.corner - PAD} V${TEXT.top + TEXT.corner} a${TEXT.corner + PAD} ${TEXT.corner + PAD} 0 0 1 ${TEXT.corner + PAD} ${-TEXT.corner - PAD}Z`;
/** Ends of words in each line; the bubble itself begins the first and ends the last. */
const BREAKS = [
  [920, 1150, 1610],
  [690, 1220, 1440],
  [1000, 1480],
  [620, 1090, 1800],
  [840, 1040],
  [580, 930, 1846],
  [780, 1130],
];

/** How far a rounded corner draws a line in, by the line's middle. @param {number} y */
function inset(y) {
  const { top, corner } = TEXT;
  const off = Math.max(0, top + corner - y, y - (FOOT - corner));
  return corner - Math.sqrt(corner ** 2 - Math.min(off, corner - 8) ** 2);
}

/** Words between the given ends. @param {number[]} ends @param {number} y @param {number} height @param {string} fill */
const words = (ends, y, height, fill) =>
  ends
    .slice(1)
    .map((end, i) =>
      rect(ends[i] + (i && GAP), y, end - ends[i] - (i && GAP), height, fill, { rx: height / 2 }),
    )
    .join("");

/** One line of text, from edge to edge of the bubble, broken about the bottle in the lower rows. @param {number[]} breaks @param {number} row */
function textLine(breaks, row) {
  const y = TEXT.top + row * PITCH;
  const draw = inset(y + BAR / 2);
  const [left, right] = [TEXT.left + draw, TEXT.right - draw];
  const fill = mix(colour.mint, colour.spruce, 0.24 + row * 0.07);
  if (row < 3) return words([left, ...breaks, right], y, BAR, fill);
  const [before, after] = [breaks.filter((x) => x < HOLE[0]), breaks.filter((x) => x > HOLE[1])];
  return (
    words([left, ...before, HOLE[0]], y, BAR, fill) +
    words([HOLE[1], ...after, right], y, BAR, fill)
  );
}

/** A speech bubble that is nothing but lines of text; its last line names a bottle and is ticked. */
function draw() {
  const tick = { x: 1796, y: LAST.y + LAST.bar / 2 };
  const start = TEXT.left + inset(LAST.y + LAST.bar / 2);
  return [
    rect(0, 0, 2400, 1350, colour.spruceDeep),
    circle(1960, 860, 700, mix(colour.spruceDeep, colour.spruce, 0.7)),
    ...[210, 546, 882, 1218].map((y) =>
      rect(0, y, 2400, weight.hair, colour.spruce, { opacity: 0.7 }),
    ),
    group("translate(66 46)", shape(BUBBLE, "#04150D", { opacity: 0.5 })),
    shape(BUBBLE, colour.mint),
    ...BREAKS.map(textLine),
    words([start, 840, HOLE[0]], LAST.y, LAST.bar, colour.spruceDeep),
    castShadow(
      points(
        HOLE[0] + 46,
        FOOT - 400,
        HOLE[0] + 334,
        FOOT - 400,
        HOLE[0] + 334,
        FOOT,
        HOLE[0] + 46,
        FOOT,
      ),
      46,
      0.24,
    ),
    bottle({
      x: HOLE[0] + 46,
      foot: FOOT,
      width: 288,
      height: 420,
      fill: colour.gold,
      cap: colour.spruce,
      capHeight: 108,
      neck: 28,
      corner: 20,
    }),
    circle(tick.x, tick.y, 88, colour.maple),
    stroke(
      points(tick.x - 48, tick.y + 2, tick.x - 12, tick.y + 38, tick.x + 52, tick.y - 38),
      colour.paper,
      30,
    ),
  ].join("");
}

export const pictures = [
  { path: "content/landing/shopify-llm-ranking/answer.jpg", width: 2400, height: 1350, draw },
];
