import { castShadow, hatch, lay } from "../lib/light.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { cart } from "../motifs/cart.mjs";
import { envelope } from "../motifs/envelope.mjs";
import { label } from "../motifs/parcel.mjs";
import { lineChart } from "../motifs/line-chart.mjs";
import { tag, tagCorners } from "../motifs/tag.mjs";

const KRAFT = mix(colour.gold, colour.birch, 0.35);
/** The box's mouth, px. */
const BOX = { x: 640, y: 190, width: 1380, height: 980 };

/** A flap folded outwards, cut by the picture's edge. @param {import("../lib/svg.mjs").Point[]} points @param {string} fill */
const flap = (points, fill) => castShadow(points, 60, 0.16) + polygon(points, fill);

/** An open parcel from straight above, its tools laid in compartments. */
function draw() {
  const { x, y, width, height } = BOX;
  const [right, foot] = [x + width, y + height];
  const inner = { x: x + 26, y: y + 26, width: width - 52, height: height - 52 };
  const [wall, shelf] = [x + 800, y + 560];
  const floor = mix(KRAFT, colour.spruceDeep, 0.8);
  return [
    rect(0, 0, 2400, 1350, colour.mint),
    ...[270, 540, 810, 1080].map((at) =>
      rect(0, at, 2400, weight.hair, mix(colour.mint, colour.spruce, 0.22)),
    ),
    group(
      "rotate(-6 1200 675) translate(-60 0)",
      flap(points(x, y, x, foot, 120, foot - 90, 120, y + 90), mix(KRAFT, colour.paper, 0.25)),
      flap(points(x, y, right, y, right - 70, -60, x + 70, -60), mix(KRAFT, colour.paper, 0.4)),
      flap(points(x, foot, right, foot, right - 60, 1420, x + 60, 1420), shade(KRAFT, 0.1)),
      label(200, y + 610, 300),
      flap(points(right, y, right, foot, 2540, foot - 90, 2540, y + 90), shade(KRAFT, 0.2)),
      polygon(points(right, y, right, foot, 2540, foot - 90, 2540, y + 90), hatch("ink"), {
        opacity: 0.16,
      }),
      rect(120, y + height * 0.44, x - 120, height * 0.12, mix(KRAFT, colour.paper, 0.6)),
      stroke(
        points(120, y + height / 2, x, y + height / 2),
        mix(KRAFT, colour.ink, 0.4),
        weight.hair,
      ),
      rect(x, y, width, height, mix(KRAFT, colour.paper, 0.15)),
      rect(inner.x, inner.y, inner.width, inner.height, floor),
      polygon(
        points(
          inner.x,
          inner.y,
          inner.x + inner.width,
          inner.y,
          inner.x + inner.width - 110,
          inner.y + 76,
          inner.x + 110,
          inner.y + 76,
          inner.x + 110,
          inner.y + inner.height,
          inner.x,
          inner.y + inner.height,
        ),
        "#04150D",
        { opacity: 0.4 },
      ),
      rect(wall, inner.y, 20, inner.height, KRAFT),
      rect(wall + 20, inner.y, 44, inner.height, "#04150D", { opacity: 0.35 }),
      rect(inner.x, shelf, wall - inner.x, 20, KRAFT),
      rect(inner.x, shelf + 20, wall - inner.x, 30, "#04150D", { opacity: 0.35 }),
      lay(
        { x: x + 90, y: y + 84, width: 640, height: 420, lift: 24, opacity: 0.5 },
        rect(0, 0, 640, 420, colour.paper) +
          group(
            "translate(60 70)",
            lineChart({ width: 500, height: 280, values: [0.12, 0.26, 0.2, 0.44, 0.4, 0.66, 0.9] }),
          ),
      ),
      lay(
        { x: x + 150, y: y + 635, width: 490, height: 280, turn: -6, lift: 24, opacity: 0.5 },
        envelope({ width: 490, height: 280, seal: colour.spruce }),
      ),
      lay(
        {
          x: wall + 150,
          y: y + 90,
          width: 270,
          height: 390,
          turn: 10,
          lift: 24,
          opacity: 0.5,
          corners: tagCorners(270, 390),
        },
        tag({ width: 270, height: 390, fill: colour.gold, hole: floor }),
      ),
      group(
        `translate(${wall + 90} ${y + 520})`,
        cart({ width: 420, fill: colour.mint, metal: colour.paper }),
      ),
    ),
  ].join("");
}

export const pictures = [
  {
    path: "content/blog/what-a-growth-team-in-a-box-is/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
