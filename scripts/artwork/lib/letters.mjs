import { glyphs } from "./glyphs.mjs";
import { extend, serifs, trace, trim, tuck } from "./strokes.mjs";

/** @typedef {import("./svg.mjs").Point} Point */
/**
 * How a word is written. Heights are outer heights in units of the drawing; `wide` and `capWide`
 * are the widths of a small and a capital o along the stroke's middle.
 * @typedef {{
 *   cap: number, x?: number, asc?: number, desc?: number, wide?: number, capWide: number,
 *   pen: number, nib?: number, tilt?: number, ends?: "butt" | "round" | "square",
 *   radius?: number, bow?: number, slant?: number, track: number, serif?: number, space?: number,
 *   kern?: Record<string, number>, flat?: boolean, bridge?: number,
 * }} Hand
 *   `nib` is the pen's width over its height and `tilt` its angle: that makes thick and thin strokes.
 *   `radius` limits the corners, else bowls are ellipses; `bow` over 0.55 squares them.
 *   `flat` cuts points at the letters' lines, for words in capitals; `bridge` is the gap of a stencil.
 */

const ends = {
  butt: "",
  square: ' stroke-linecap="square"',
  round: ' stroke-linecap="round" stroke-linejoin="round"',
};

/** The lines that letters reach to, along the middle of the stroke. @param {Hand} hand @returns {Record<string, number>} */
const levelsOf = ({ cap, x = cap, asc = cap, desc = 0, pen }) => ({
  c: cap - pen,
  x: x - pen,
  a: asc - pen,
  d: -desc,
});

/** One stroke of a glyph as points. @param {string} text @param {number} left @param {number} width @param {Record<string, number>} levels */
function readStroke(text, left, width, levels) {
  return [...text.matchAll(/(~?)([\d.]+),([\d.]+)([cxad]?)/g)].map(([, round, u, v, level]) => ({
    at: /** @type {Point} */ ([left + Number(u) * width, Number(v) * (level ? levels[level] : 0)]),
    round: round === "~",
  }));
}

/** A letter as path commands. @param {string} letter @param {number} left @param {number} width @param {Hand} hand */
function drawGlyph(letter, left, width, hand) {
  const levels = levelsOf(hand);
  const half = (hand.pen * (hand.nib ?? 1)) / 2;
  return glyphs[letter][3].split(" | ").flatMap((stroke) => {
    const knots = readStroke(stroke, left, width, levels);
    const closed = stroke.endsWith("z");
    // Slanting feet run on below the line, where they are cut.
    const slants = (/** @type {Point} */ end, /** @type {Point} */ next) =>
      end[1] === 0 && next[1] > 0 && end[0] !== next[0];
    if (hand.flat && !closed) extend(knots, hand.pen * 1.5, slants);
    if (hand.ends === "square") {
      if (stroke.startsWith("=")) extend(knots, -hand.pen / 2);
      if (stroke.startsWith("+")) tuck(knots, hand.pen * 0.22);
    }
    const lines = hand.serif && !closed ? [0, levels.c, levels.x, levels.a] : [];
    const feet = serifs(knots, lines, half + (hand.serif ?? 0), half, isSmall(letter));
    return [
      ...trace(knots, closed, hand.radius ?? Infinity, hand.bow ?? 0.5523),
      ...feet.flatMap((foot) => trace(foot, false, 0, 0)),
    ];
  });
}

const isSmall = (/** @type {string} */ letter) => /[a-zɑ]/.test(letter);

/**
 * Writes a word with its outer left edge at `x` and its feet on `y`. Gives back the drawing and its width.
 * @param {string} text @param {number} x @param {number} y @param {Hand} hand
 */
export function write(text, x, y, hand) {
  const { cap, pen, nib = 1, tilt = 0, slant = 0, track, serif = 0, kern = {} } = hand;
  const thick = pen * nib;
  const [sin, cos] = [Math.sin((tilt * Math.PI) / 180), Math.cos((tilt * Math.PI) / 180)];
  /** The pen's ellipse is a round pen in a stretched drawing: points are shrunk the other way first. @param {Point} point */
  const place = ([u, v]) => {
    const [px, py] = [u + slant * v, y - pen / 2 - v];
    return [(px * cos + py * sin) / nib, -px * sin + py * cos]
      .map((value) => Number(value.toFixed(1)))
      .join(" ");
  };
  let at = x + thick / 2;
  let last = "";
  const drawn = [...text].flatMap((letter) => {
    if (letter === " ") {
      at += hand.space ?? track * 2;
      return [];
    }
    const [share, left, right] = glyphs[letter];
    const width = share * (isSmall(letter) ? (hand.wide ?? hand.capWide) : hand.capWide);
    if (last) at += track * left + (kern[last + letter] ?? 0);
    if (left === 1) at += serif;
    const commands = drawGlyph(letter, at, width, hand);
    at += width + thick + track * right + (right === 1 ? serif : 0);
    last = letter;
    return commands.map(({ name, points }) => name + points.map(place).join(" "));
  });
  const stretch = nib === 1 ? "" : ` transform="rotate(${tilt}) scale(${nib} 1)"`;
  const style = ends[hand.ends ?? "butt"] + ` stroke-miterlimit="${hand.flat ? 9 : 2}"`;
  const path = `<path stroke-width="${pen}"${style}${stretch} d="${drawn.join("")}"/>`;
  return {
    width: at - x - thick / 2 - track * glyphs[last][2],
    body: hand.flat ? trim(path, y - cap, y, hand.bridge ?? 0) : path,
  };
}
