import { colour, mix, weight } from "../lib/palette.mjs";
import { points, polygon, rect } from "../lib/svg.mjs";
import { obliqueBlock } from "../motifs/oblique.mjs";
import { stair } from "../motifs/stair.mjs";

const FLOOR = 1180;
const WALL = { x: 1190, width: 330, height: 860 };
/** Steps of the stair: where each tread starts and how high it lies above the floor, px. */
const TREADS = Array.from({ length: 11 }, (_, i) => ({ x: -134 + i * 132, up: 32 + i * 84 }));

/** Courses of stone on the wall's face. */
function courses() {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = FLOOR - WALL.height + row * 96;
    const joints = (row % 2 ? [110, 220] : [55, 165, 275]).map((x) =>
      rect(WALL.x + x, y, weight.hair, 96, colour.spruce),
    );
    return rect(WALL.x, y, WALL.width, weight.hair, colour.spruce) + joints.join("");
  });
  return rows.join("");
}

/** Sales rise until they meet a wall; a stair is built over it, and they rise again beyond. */
function draw() {
  const end = WALL.x + WALL.width;
  return [
    rect(0, 0, 2400, 1350, colour.birch),
    ...[140, 348, 556, 764, 972].map((y) => rect(0, y, 2400, weight.hair, colour.line)),
    rect(0, FLOOR, 2400, 170, colour.spruce),
    rect(0, FLOOR, 2400, weight.line, colour.spruceDeep),
    ...[
      [180, 130],
      [380, 210],
      [580, 290],
      [780, 370],
      [980, 430],
    ].map(([x, height], i) =>
      obliqueBlock({
        x,
        foot: FLOOR,
        width: 140,
        height,
        depth: 46,
        fill: mix(colour.mint, colour.spruce, 0.12 + i * 0.12),
      }),
    ),
    polygon(points(end + 60, FLOOR, 2140, FLOOR, end + 90, FLOOR - 430), "#04150D", {
      opacity: 0.14,
    }),
    ...[
      [1680, 640],
      [1930, 890],
      [2180, 1240],
    ].map(([x, height], i) =>
      obliqueBlock({
        x,
        foot: FLOOR,
        width: 180,
        height,
        depth: 62,
        fill: [mix(colour.gold, colour.paper, 0.25), colour.gold, colour.gold][i],
      }),
    ),
    obliqueBlock({
      x: WALL.x,
      foot: FLOOR,
      width: WALL.width,
      height: WALL.height,
      depth: 150,
      fill: colour.spruceDeep,
      top: colour.spruce,
    }),
    courses(),
    ...TREADS.map(({ x, up }) =>
      rect(x + 62, FLOOR - up, weight.hair, up, colour.ink, {
        opacity: x > WALL.x - 130 ? 0 : 0.55,
      }),
    ),
    stair({ treads: TREADS, floor: FLOOR, landing: end + 30 }),
  ].join("");
}

export const pictures = [
  { path: "content/landing/growth-wall/wall.jpg", width: 2400, height: 1350, draw },
];
