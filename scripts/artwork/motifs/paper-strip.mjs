import { castShadow, hatch } from "../lib/light.mjs";
import { colour, mix, weight } from "../lib/palette.mjs";
import { element, polygon, stroke } from "../lib/svg.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */
/**
 * A mark across the strip: how far down it lies and how long it runs along, px; `from` and `to` are shares of the width.
 * @typedef {{ at: number, long: number, from: number, to: number, fill: string }} Mark
 */

/** How far paper may lean from the light before its tone grows darker, steepest last. */
const TONES = [-0.35, -0.8, -2];

/** Cuts an outline into short pieces, each with its distance from the start. @param {Point[]} profile */
function cut(profile) {
  let along = 0;
  return profile.slice(1).flatMap((end, i) => {
    const [x, y] = profile[i];
    const [dx, dy] = [end[0] - x, end[1] - y];
    const count = Math.max(1, Math.round(Math.hypot(dx, dy) / 6));
    return Array.from({ length: count }, (_, n) => {
      const at = (/** @type {number} */ share) =>
        /** @type {Point} */ ([x + dx * share, y + dy * share]);
      const [from, to] = [at(n / count), at((n + 1) / count)];
      const start = along;
      along += Math.hypot(to[0] - from[0], to[1] - from[1]);
      return { from, to, start, end: along, long: along - start };
    });
  });
}

/**
 * A strip of till paper that bends: `profile` is its near edge on the page, `across` runs from there to its far edge.
 * Pieces farther along `across` hide the others, so they are drawn last.
 * @param {{ profile: Point[], across: Point, marks?: Mark[], face?: string, back?: string }} strip
 */
export function paperStrip({
  profile,
  across: [u, v],
  marks = [],
  face = colour.paper,
  back = mix(colour.line, colour.ink, 0.12),
}) {
  const wide = Math.hypot(u, v);
  const pieces = cut(profile).map((piece) => {
    const [dx, dy] = [piece.to[0] - piece.from[0], piece.to[1] - piece.from[1]];
    // Above zero the printed face is seen, below it the back; at zero the paper is seen on edge.
    const open = (dy * u - dx * v) / (wide * piece.long);
    // The light comes from the upper left: paper that turns its face down or away lies in shade.
    const lean = (dx / piece.long) * Math.sign(open);
    return { ...piece, open, tone: TONES.findIndex((limit) => lean > limit) };
  });
  const quad = (/** @type {typeof pieces[number]} */ { from, to }, a = 0, b = 1) =>
    /** @type {Point[]} */ ([
      [from[0] + u * a, from[1] + v * a],
      [from[0] + u * b, from[1] + v * b],
      [to[0] + u * b, to[1] + v * b],
      [to[0] + u * a, to[1] + v * a],
    ]);
  const depth = (/** @type {typeof pieces[number]} */ { from, to }) =>
    (from[0] + to[0]) * u + (from[1] + to[1]) * v;
  return [...pieces]
    .sort((one, other) => depth(one) - depth(other))
    .map((piece) => {
      const fill = mix(piece.open > 0 ? face : back, colour.inkSoft, piece.tone * 0.11);
      // A stroke of its own colour closes the seam to the next piece; the marks' stroke is wider, to lie over it.
      const body = polygon(quad(piece), fill, { stroke: fill, "stroke-width": 1.5 });
      const shaded = piece.open > 0 ? "" : polygon(quad(piece), hatch("ink"), { opacity: 0.16 });
      const printed =
        piece.open > 0
          ? marks.filter(({ at, long }) => piece.start < at + long && piece.end > at)
          : [];
      return [
        body,
        shaded,
        ...printed.map((mark) =>
          polygon(quad(piece, mark.from, mark.to), mark.fill, {
            stroke: mark.fill,
            "stroke-width": 4,
          }),
        ),
        stroke([piece.from, piece.to], mix(fill, colour.ink, 0.3), weight.hair),
      ].join("");
    })
    .join("");
}

/** Its shadow on a wall close behind, cast bend by bend: the hull of the whole strip would fill its hollows. @param {{ profile: Point[], across: Point }} strip @param {number} length @param {number} [opacity] */
export function stripShadow({ profile, across: [u, v] }, length, opacity = 0.2) {
  const bends = profile.slice(1).map((end, i) => {
    const near = [profile[i], end];
    const far = near.map(([x, y]) => /** @type {Point} */ ([x + u, y + v]));
    return castShadow([...near, ...far], length, 1);
  });
  return element("g", { opacity }, bends.join(""));
}

/** Entries of a receipt: name on the left, amount on the right, every `gap` px. @param {number} from @param {number} to @param {number} gap @returns {Mark[]} */
export const entries = (from, to, gap) =>
  Array.from({ length: Math.floor((to - from) / gap) }, (_, row) => from + row * gap).flatMap(
    (at, row) => [
      {
        at,
        long: gap * 0.24,
        from: 0.12,
        to: [0.52, 0.4, 0.58, 0.46][row % 4],
        fill: colour.inkSoft,
      },
      ...[0.68, 0.755, 0.83].map((share) => ({
        at: at - gap * 0.06,
        long: gap * 0.36,
        from: share,
        to: share + 0.045,
        fill: colour.ink,
      })),
    ],
  );
