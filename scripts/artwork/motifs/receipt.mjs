import { colour, weight } from "../lib/palette.mjs";
import { polygon, rect } from "../lib/svg.mjs";
import { barcode, figure } from "./rules.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/**
 * A till receipt with torn foot: entries left, amounts right, a total in the accent.
 * @param {{ width: number, height: number, rows: number, fill?: string, accent?: string }} options
 */
export function receipt({ width, height, rows, fill = colour.paper, accent = colour.maple }) {
  const teeth = 14;
  const step = width / teeth;
  const torn = Array.from(
    { length: teeth * 2 + 1 },
    (_, i) => /** @type {Point} */ ([width - (i * step) / 2, height - (i % 2 ? step * 0.55 : 0)]),
  );
  const pad = width * 0.11;
  const foot = height - width * 0.62;
  const gap = (foot - pad * 1.6) / rows;
  const entries = Array.from({ length: rows }, (_, row) => {
    const y = pad * 1.3 + row * gap;
    const long = [0.42, 0.3, 0.5, 0.36, 0.46, 0.27][row % 6] * width;
    return [
      rect(pad, y, long, 10, colour.inkSoft, { rx: 5 }),
      rect(pad, y + 26, long * 0.6, 6, colour.line, { rx: 3 }),
      figure(width - pad - 96, y - 6, 4, colour.ink, 38),
      rect(pad, y + gap * 0.62, width - pad * 2, weight.hair, colour.line),
    ].join("");
  });
  return [
    polygon([[0, 0], [width, 0], ...torn], fill),
    ...entries,
    rect(pad, foot - gap * 0.1, width - pad * 2, width * 0.14, accent),
    figure(width - pad - 142, foot - gap * 0.1 + width * 0.04, 5, colour.paper, width * 0.065),
    barcode(pad, foot + width * 0.2, width - pad * 2, width * 0.17, colour.ink),
  ].join("");
}
