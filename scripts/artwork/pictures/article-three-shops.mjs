import { hatch } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { circle, group, points, polygon, rect } from "../lib/svg.mjs";
import { awning } from "../motifs/awning.mjs";
import { litWindow } from "../motifs/lit-window.mjs";
import { board, frontBox } from "../motifs/shelf.mjs";
import { barrelAwning, pointedAwning } from "../motifs/shop-awnings.mjs";
import { shopDoor } from "../motifs/shop-door.mjs";

const NIGHT = colour.ink;
const FRAME = colour.spruceDeep;
const LIT = mix(colour.gold, colour.birch, 0.6);
/** The row of fronts falls to the right by this much a px; what lies behind them, to the upper right. */
const FALL = 0.13;
const BACK = { dx: 190, dy: -96 };
const WIDTH = 636;
/** Where the row begins: the pavement at the left front's foot. */
const ROW = { x: 212, y: 1010 };
const WINDOW = { x: 40, y: -470, width: 370, height: 350 };
const AWNING = { x: -6, top: -626, width: WIDTH + 12, drop: 130 };

/** The same three parcels in every shop: that is the point of the picture. */
function parcels() {
  const foot = WINDOW.y + 284;
  const left = WINDOW.x;
  return [
    frontBox({
      x: left + 24,
      foot,
      width: 130,
      height: 178,
      fill: colour.spruce,
      labelled: false,
      line: colour.mint,
    }),
    frontBox({ x: left + 172, foot, width: 78, height: 92, fill: colour.paper, labelled: false }),
    frontBox({ x: left + 264, foot, width: 92, height: 138, fill: colour.gold, labelled: false }),
    board({
      x: left,
      y: foot,
      width: WINDOW.width,
      thick: 22,
      fill: mix(colour.gold, colour.ink, 0.62),
    }),
  ].join("");
}

/** A shop from its lower left corner, front, roof and the wall turned from the light. @param {{ height: number, wall: string, cloth: string }} shop @param {number} at its place in the row */
function shop({ height, wall, cloth }, at) {
  const { dx, dy } = BACK;
  // Depth is drawn inside the leaning group, so its rise gives back what the group adds.
  const rise = dy - dx * FALL;
  const side = points(WIDTH, -height, WIDTH + dx, rise - height, WIDTH + dx, rise, WIDTH, 0);
  const sill = WINDOW.y + WINDOW.height;
  return group(
    `matrix(1 ${FALL} 0 1 ${ROW.x + at * WIDTH} ${ROW.y + at * WIDTH * FALL})`,
    polygon(
      points(0, -height, dx, rise - height, WIDTH + dx, rise - height, WIDTH, -height),
      mix(wall, colour.spruceDeep, 0.5),
    ),
    polygon(side, mix(wall, colour.spruceDeep, 0.66)),
    polygon(side, hatch("ink"), { opacity: 0.4 }),
    rect(0, -height, WIDTH, height, wall),
    rect(-12, -height, WIDTH + 24, 46, FRAME),
    rect(0, -36, WIDTH, 36, mix(wall, colour.spruceDeep, 0.35)),
    rect(90, -height + 86, WIDTH - 180, 62, FRAME),
    rect(130, -height + 106, [300, 190, 240][at], 22, colour.gold, { rx: 11 }),
    litWindow({ ...WINDOW, id: `glass-${at}`, frame: FRAME, light: LIT }, parcels()),
    rect(WINDOW.x, sill + 62, WINDOW.width, 34, "none", {
      stroke: FRAME,
      "stroke-width": weight.line,
    }),
    group(`translate(462 -430) scale(0.43 0.5)`, shopDoor({ x: 0, y: 0, width: 340, height: 860 })),
    rect(0, AWNING.top + 90, WIDTH, 110, "#04150D", { opacity: 0.3 }),
    cloth,
  );
}

/** Three shops, three fronts: only one awning is red, and behind the glass nothing differs. */
function draw() {
  const striped = group(
    `translate(${AWNING.x} ${AWNING.top}) scale(0.5)`,
    awning({ top: 0, low: 260, from: 0, to: AWNING.width * 2, stripes: 9 }),
  );
  const shops = [
    { height: 840, wall: mix(colour.gold, colour.inkSoft, 0.42), cloth: striped },
    {
      height: 950,
      wall: mix(colour.birch, colour.inkSoft, 0.22),
      cloth: barrelAwning({ ...AWNING, fill: colour.maple }),
    },
    {
      height: 800,
      wall: mix(colour.mint, colour.spruce, 0.5),
      cloth: pointedAwning({ ...AWNING, fill: colour.gold }),
    },
  ];
  return [
    rect(0, 0, 2400, 1350, NIGHT),
    circle(560, 420, 620, mix(NIGHT, colour.spruce, 0.3)),
    group(
      `matrix(1 ${FALL} 0 1 ${ROW.x} ${ROW.y})`,
      rect(-900, -120, 4000, 900, mix(NIGHT, colour.inkSoft, 0.55)),
      // Light falls out of every window, down the pavement.
      ...shops.map((_, at) => {
        const x = at * WIDTH + WINDOW.x;
        const pool = points(x, 0, x + WINDOW.width, 0, x + WINDOW.width - 60, 150, x - 120, 150);
        return polygon(pool, LIT, { opacity: 0.4 });
      }),
      rect(-900, 150, 4000, 26, mix(NIGHT, colour.mint, 0.5)),
      rect(-900, 176, 4000, 700, mix(NIGHT, colour.inkSoft, 0.2)),
    ),
    ...shops.map(shop),
  ].join("");
}

export const pictures = [
  { path: "content/articles/best-shopify-themes/cover.jpg", width: 2400, height: 1350, draw },
];
