import { createView } from "../lib/isometric.mjs";
import { colour, mix, shade, weight } from "../lib/palette.mjs";
import { group, points, polygon, rect, stroke } from "../lib/svg.mjs";
import { backpack, backpackBase } from "../motifs/backpack.mjs";
import { camera, cameraBase } from "../motifs/camera.mjs";
import { rules } from "../motifs/rules.mjs";

/** Its origin is the left foot of the backpack's front. */
const view = createView(300, 790);
const TABLE = { x: -1400, y: -2200, width: 3040, depth: 2620, thick: 70 };
const WOOD = mix(colour.spruce, colour.mint, 0.36);
const CARD = { x: 600, width: 290, depth: 190, pitch: 220, first: -40, count: 4 };
const CAMERA = { x: 1020, y: -575 };
const ENVELOPE = { x: 190, y: -1270, width: 480, depth: 310 };

/** The table's top, its two near edges, the seams of its boards. */
function table() {
  const { x, y, width, depth, thick } = TABLE;
  const seams = [-1500, -1120, -740, -360, 20].map((at) =>
    stroke([view.at(x, at), view.at(x + width, at)], shade(WOOD, 0.25), weight.hair),
  );
  return view.block({ x, y, z: -thick, width, depth, height: thick, fill: WOOD }) + seams.join("");
}

/** An index card: a head over a line, a few words. @param {number} i */
function indexCard(i) {
  const { x, width, depth, pitch, first } = CARD;
  const y = first - i * pitch;
  return [
    view.onTop(x + 12, y + 12, 0, rect(0, 0, width, depth, "#04150D", { opacity: 0.26 })),
    view.onTop(
      x,
      y,
      0,
      rect(0, 0, width, depth, colour.paper),
      rect(0, 52, width, weight.line, colour.spruce),
      ...[92, 126, 160].map((line) => rect(0, line, width, weight.hair, colour.line)),
      rules({
        x: 26,
        y: 20,
        widths: [[140, 100, 160, 120][i]],
        gap: 0,
        fill: colour.ink,
        height: 16,
      }),
      rules({
        x: 26,
        y: 74,
        widths: [[220, 180, 200, 230][i], [170, 220, 130, 180][i], [0, 120, 200, 90][i]],
        gap: 34,
        fill: colour.inkSoft,
        height: 10,
      }),
    ),
  ].join("");
}

/** An envelope on its face, flap thrown back, a sheet half out of it. */
function openEnvelope() {
  const { x, y, width, depth } = ENVELOPE;
  const [middle, flap] = [width / 2, depth * 0.72];
  const out = points(0, 0, middle, -flap, width, 0, width, depth, 0, depth);
  const shadow = group("translate(16 16)", polygon(out, "#04150D", { opacity: 0.26 }));
  return view.onTop(
    x,
    y,
    0,
    group(
      "rotate(-6)",
      shadow,
      polygon(points(0, 0, middle, -flap, width, 0), mix(colour.mint, colour.spruce, 0.16)),
      rect(0, 0, width, depth, colour.spruceDeep),
      rect(36, -70, width - 72, 200, colour.paper),
      rules({ x: 76, y: -38, widths: [200, 300, 260], gap: 40, fill: colour.inkSoft, height: 12 }),
      polygon(points(0, 0, middle, depth * 0.56, 0, depth), mix(colour.mint, colour.paper, 0.25)),
      polygon(points(width, 0, middle, depth * 0.56, width, depth), shade(colour.mint, 0.16)),
      polygon(points(0, depth, middle, depth * 0.46, width, depth), colour.mint),
      stroke(points(0, depth, middle, depth * 0.46, width, depth), colour.ink, weight.hair, {
        opacity: 0.4,
      }),
    ),
  );
}

/** A product, what is known about it, its picture; its tag is still blank. */
function draw() {
  return [
    rect(0, 0, 2400, 1350, colour.spruceDeep),
    table(),
    ...Array.from({ length: CARD.count }, (_, i) => indexCard(CARD.count - 1 - i)),
    openEnvelope(),
    view.shadow(backpackBase(0, 0), 520, 0.28),
    view.shadow(cameraBase(CAMERA.x, CAMERA.y), 230, 0.28),
    backpack(view, { x: 0, y: 0, fill: colour.gold, tag: colour.maple }),
    camera(view, CAMERA),
  ].join("");
}

export const pictures = [
  {
    path: "content/articles/how-to-use-shopify-generative-ai/cover.jpg",
    width: 2400,
    height: 1350,
    draw,
  },
];
