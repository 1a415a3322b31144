import { rect } from "../lib/svg.mjs";

/**
 * Words and figures, drawn as rules: the series has no lettering, so that one
 * picture serves every language and nothing is illegible when it is small.
 * @param {{ x: number, y: number, widths: number[], gap: number, fill: string, height?: number, align?: "left" | "right" }} options
 */
export function rules({ x, y, widths, gap, fill, height = 8, align = "left" }) {
  return widths
    .map((width, row) =>
      rect(align === "left" ? x : x - width, y + row * gap, width, height, fill, {
        rx: height / 2,
      }),
    )
    .join("");
}

/** A figure of several digits: short upright strokes. @param {number} x @param {number} y @param {number} digits @param {string} fill @param {number} [size] */
export function figure(x, y, digits, fill, size = 26) {
  return Array.from({ length: digits }, (_, i) =>
    rect(x + i * size * 0.62, y, size * 0.34, size, fill),
  ).join("");
}

/** A bar code. @param {number} x @param {number} y @param {number} width @param {number} height @param {string} fill */
export function barcode(x, y, width, height, fill) {
  const bars = [3, 1, 2, 1, 1, 3, 1, 2, 2, 1, 3, 1, 1, 2, 1, 3, 2, 1, 1, 2];
  const unit = width / bars.reduce((sum, bar) => sum + bar + 1, -1);
  let at = x;
  return bars
    .map((bar) => {
      const drawn = rect(at, y, bar * unit, height, fill);
      at += (bar + 1) * unit;
      return drawn;
    })
    .join("");
}
