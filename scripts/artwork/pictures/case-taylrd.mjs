import { castShadow, lay } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { clipHanger } from "../motifs/clip-hanger.mjs";
import { foldedShirt } from "../motifs/folded-shirt.mjs";
import { rules } from "../motifs/rules.mjs";

const RAIL = 150;
const DROP = 96;
const SHIRT = { width: 425, height: 800 };
const SHEET = { x: 1322, y: RAIL + DROP + 10, width: 700, height: 1000 };
/** @type {{ x: number, fill: string, detail?: string, pattern?: "stripes" | "check" }[]} */
const SHIRTS = [
  { x: -130, fill: colour.mint, detail: colour.spruce, pattern: "check" },
  { x: 350, fill: colour.paper, detail: mix(colour.mint, colour.spruce, 0.35), pattern: "stripes" },
  { x: 830, fill: colour.spruce },
];

/** Sales, px: the last stretch leaves the sheet. */
const LINE = points(
  ...[1400, 1100, 1490, 1030, 1580, 1062, 1670, 926, 1760, 952, 1850, 770, 1940, 706, 2124, 286],
);

/** The sheet that hangs last on the rail, without its line. */
function salesSheet() {
  const { x, y, width, height } = SHEET;
  const foot = 1150;
  return [
    lay({ ...SHEET, lift: 70, opacity: 0.2 }, rect(0, 0, width, height, colour.paper)),
    rules({ x: x + 78, y: y + 130, widths: [280, 180], gap: 42, fill: colour.ink, height: 16 }),
    ...[0, 1, 2, 3].map((i) => rect(x + 78, 550 + i * 150, width - 140, weight.hair, colour.line)),
    // Under the line as far as the sheet's rules go.
    polygon([...LINE.slice(0, -1), ...points(1960, 660, 1960, foot, 1400, foot)], colour.mint),
    rect(x + 78, foot, width - 140, weight.line, colour.ink),
    ...LINE.slice(1, -1).map(([at]) => rect(at, foot, weight.hair, 22, colour.ink)),
  ].join("");
}

/** Folded shirts hang in a row; the chart of what they sold hangs beside them, and its line outgrows the sheet. */
function draw() {
  const wall = colour.gold;
  const seam = mix(colour.gold, colour.mapleDeep, 0.2);
  return [
    rect(0, 0, 2400, 1350, wall),
    ...[0, 1, 2, 3, 4].map((i) => rect(290 + (i - 1) * 480, 0, weight.hair, 1350, seam)),
    castShadow(points(-50, RAIL, 2450, RAIL, 2450, RAIL + 20, -50, RAIL + 20), 90, 0.16),
    ...SHIRTS.map(({ x }) =>
      castShadow(
        points(
          ...[
            x + 140,
            RAIL + 140,
            x + 285,
            RAIL + 140,
            x + SHIRT.width,
            RAIL + 185,
            x + SHIRT.width,
          ],
          ...[RAIL + 170 + SHIRT.height, x, RAIL + 170 + SHIRT.height, x, RAIL + 185],
        ),
        90,
        0.2,
      ),
    ),
    salesSheet(),
    rect(-50, RAIL - 16, 2500, 32, colour.ink),
    rect(-50, RAIL - 16, 2500, 10, colour.inkSoft),
    ...[320, 1282].map(
      (x) => rect(x - 12, 0, 24, RAIL, colour.ink) + circle(x, RAIL, 30, colour.ink),
    ),
    ...SHIRTS.map(({ x, ...shirt }, i) =>
      group(
        `translate(${x} ${RAIL})`,
        group(`translate(0 ${DROP + 44})`, foldedShirt({ id: `shirt-${i}`, ...SHIRT, ...shirt })),
        clipHanger(SHIRT.width / 2, 290, DROP),
      ),
    ),
    group(`translate(${SHEET.x} ${RAIL})`, clipHanger(SHEET.width / 2, 460, DROP)),
    stroke(LINE, colour.maple, weight.bold * 1.7),
    circle(...LINE[LINE.length - 1], 44, colour.maple),
    circle(...LINE[LINE.length - 1], 20, wall),
  ].join("");
}

export const pictures = [
  { path: "content/case-studies/taylrd/cover.jpg", width: 2400, height: 1350, draw },
];
