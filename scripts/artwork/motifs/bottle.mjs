import { hatch } from "../lib/light.mjs";
import { colour, shade } from "../lib/palette.mjs";
import { rect } from "../lib/svg.mjs";
import { rules } from "./rules.mjs";

/** One plane with its right third turned from the light. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill @param {number} [rx] */
export function plane(x, y, width, height, fill, rx = 0) {
  const turn = width * 0.36;
  return [
    rect(x, y, width, height, fill, { rx }),
    rect(x + width - turn, y, turn, height, shade(fill, 0.3), { rx }),
    rx ? rect(x + width - turn, y, Math.min(rx, turn / 2), height, shade(fill, 0.3)) : "",
    rect(x + width - turn, y, turn, height, hatch("ink"), { opacity: 0.28, rx }),
  ].join("");
}

/**
 * A bottle or jar from the front, standing on `foot`: body, shoulder, cap, label.
 * @param {{ x: number, foot: number, width: number, height: number, fill: string, cap: string, neck?: number, capHeight?: number, capWidth?: number, corner?: number, tag?: string }} options
 *   `neck` and `capHeight` in px, `capWidth` as a share of the width
 */
export function bottle({
  x,
  foot,
  width,
  height,
  fill,
  cap,
  neck = 30,
  capHeight = 120,
  capWidth = 0.5,
  corner = 0,
  tag = colour.paper,
}) {
  const top = foot - height;
  const capX = x + (width * (1 - capWidth)) / 2;
  const neckWidth = width * capWidth * 0.72;
  const mark = Math.min(width * 0.09, height * 0.1);
  const band = { y: top + height * 0.34, height: height * 0.38 };
  return [
    plane(x + (width - neckWidth) / 2, top - neck, neckWidth, neck + 4, shade(fill, 0.12)),
    plane(capX, top - neck - capHeight, width * capWidth, capHeight, cap),
    plane(x, top, width, height, fill, corner),
    rect(x, band.y, width * 0.64, band.height, tag),
    rect(x + width * 0.64, band.y, width * 0.36, band.height, shade(tag, 0.22)),
    rect(x + width * 0.1, band.y + band.height * 0.16, mark, mark, colour.spruce),
    rules({
      x: x + width * 0.1,
      y: band.y + band.height * 0.62,
      widths: [width * 0.42, width * 0.3],
      gap: band.height * 0.14,
      fill: colour.ink,
      height: 6,
    }),
  ].join("");
}
