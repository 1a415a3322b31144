import { colour, weight } from "../lib/palette.mjs";
import { circle, polygon, rect, stroke } from "../lib/svg.mjs";

/** @typedef {import("../lib/svg.mjs").Point} Point */

/**
 * A line chart on ledger rules; its last point is marked.
 * @param {{ width: number, height: number, values: number[], accent?: string, area?: string, grid?: string, axis?: string, ground?: string, bold?: number }} options
 *   `values` run from 0 to 1
 */
export function lineChart({
  width,
  height,
  values,
  accent = colour.maple,
  area = colour.mint,
  grid = colour.line,
  axis = colour.ink,
  ground = colour.paper,
  bold = weight.bold,
}) {
  const step = width / (values.length - 1);
  const points = values.map((value, i) => /** @type {Point} */ ([i * step, height * (1 - value)]));
  const last = points[points.length - 1];
  return [
    ...[0, 0.25, 0.5, 0.75].map((share) => rect(0, height * share, width, weight.hair, grid)),
    area === "none" ? "" : polygon([[0, height], ...points, [width, height]], area),
    ...points.slice(1, -1).map(([x]) => rect(x, height, weight.hair, 14, axis)),
    rect(0, height - weight.hair, width, weight.line, axis),
    stroke(points, accent, bold),
    circle(last[0], last[1], bold * 1.9, accent),
    circle(last[0], last[1], bold * 0.9, ground),
  ].join("");
}

/** Bars of a chart, on a common foot. @param {{ width: number, height: number, values: number[], fill: string, last?: string }} options */
export function barChart({ width, height, values, fill, last = fill }) {
  const step = width / values.length;
  return values
    .map((value, i) =>
      rect(
        i * step,
        height * (1 - value),
        step * 0.64,
        height * value,
        i === values.length - 1 ? last : fill,
      ),
    )
    .join("");
}
