import { hatch } from "./light.mjs";
import { shade } from "./palette.mjs";
import { polygon } from "./svg.mjs";

/** @typedef {import("./svg.mjs").Point} Point */
/** @typedef {ReturnType<typeof import("./isometric.mjs").createView>} View */

/** The corners of a rounded face, clockwise from its upper left. @param {number} width @param {number} height @param {number} corner @returns {Point[]} */
export function roundedFace(width, height, corner) {
  const middles = [
    [corner, corner],
    [width - corner, corner],
    [width - corner, height - corner],
    [corner, height - corner],
  ];
  return middles.flatMap(([cx, cy], quarter) =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = Math.PI + (quarter + i / 8) * (Math.PI / 2);
      return /** @type {Point} */ ([cx + corner * Math.cos(angle), cy + corner * Math.sin(angle)]);
    }),
  );
}

/**
 * A face that looks left, given thickness away from the viewer: what `view.block` is for boxes.
 * Its rim has two tones, lit where it looks up and hatched where it looks right.
 * @param {View} view
 * @param {{ x: number, y: number, z: number, depth: number, face: Point[], fill: string, top?: string, side?: string,
 *   hatched?: keyof typeof import("./palette.mjs").colour }} solid
 *   x, y, z: the face's upper left; `face` clockwise from there, across and down
 */
export function extrude(view, { x, y, z, depth, face, fill, top, side, hatched = "ink" }) {
  const front = face.map(([u, v]) => view.at(x + u, y, z - v));
  const back = face.map(([u, v]) => view.at(x + u, y - depth, z - v));
  const dark = [];
  const lit = [];
  for (let i = 0; i < face.length; i += 1) {
    const next = (i + 1) % face.length;
    const [[ax, ay], [bx, by]] = [front[i], front[next]];
    const [nx, ny] = [by - ay, ax - bx];
    // Only edges that look along the thickness are seen from here.
    if (nx * (back[i][0] - ax) + ny * (back[i][1] - ay) <= 0) continue;
    const looksUp = face[next][0] - face[i][0] > face[next][1] - face[i][1];
    (looksUp ? lit : dark).push([front[i], front[next], back[next], back[i]]);
  }
  const tone = (/** @type {string} */ value) => ({
    stroke: value,
    "stroke-width": 1.5,
    "stroke-linejoin": "round",
  });
  const [up, away] = [top ?? shade(fill, -0.16), side ?? shade(fill, 0.34)];
  return [
    ...dark.map((quad) => polygon(quad, away, tone(away))),
    ...dark.map((quad) => polygon(quad, hatch(hatched), { opacity: 0.35 })),
    ...lit.map((quad) => polygon(quad, up, tone(up))),
    polygon(front, fill),
  ].join("");
}
