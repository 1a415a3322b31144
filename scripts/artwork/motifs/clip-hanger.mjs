import { colour } from "../lib/palette.mjs";
import { curve, rect } from "../lib/svg.mjs";

/** A hanger with two clips, its hook about a rail at y = 0. @param {number} middle @param {number} width @param {number} drop where its bar lies */
export function clipHanger(middle, width, drop) {
  const clipAt = (/** @type {number} */ x) =>
    rect(x - 20, drop - 16, 40, 110, colour.ink) +
    rect(x - 20, drop - 16, 14, 110, colour.inkSoft) +
    rect(x - 20, drop + 62, 40, 10, colour.birch);
  return [
    curve(
      `M${middle} ${drop} V52 C${middle} 26 ${middle + 32} 22 ${middle + 32} -8 A32 32 0 0 0 ${middle - 32} -8`,
      colour.ink,
      10,
    ),
    rect(middle - width / 2 - 30, drop - 8, width + 60, 16, colour.ink),
    clipAt(middle - width / 2),
    clipAt(middle + width / 2),
  ].join("");
}
