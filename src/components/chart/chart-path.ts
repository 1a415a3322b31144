/** One day of a chart, beside the day that took its place in the period before. */
export interface ChartDay {
  date: string;
  value: number;
  before: number;
}

/** A place in the drawing: `x` counts values from the left edge, `y` whole steps from the top one. */
interface Point {
  x: number;
  y: number;
}

/** Values one step apart, `max` on top of `height` steps. Whole steps keep paths short. */
export function placePoints(
  values: readonly number[],
  min: number,
  max: number,
  height: number,
): Point[] {
  const range = max - min || 1;
  return values.map((value, x) => ({ x, y: Math.round((1 - (value - min) / range) * height) }));
}

/** The view box that shows all points from edge to edge. */
export function toViewBox(points: readonly Point[], height: number): string {
  return `0 0 ${Math.max(points.length - 1, 1)} ${height}`;
}

/** Straight lines in relative steps: charts with days in common compress well. */
export function linePath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const steps = rest.map(({ x, y }, place) => {
    const from = points[place] ?? first;
    const [right, down] = [x - from.x, y - from.y];
    return `${right}${down < 0 ? "" : " "}${down}`;
  });
  return `M${first.x} ${first.y}l${steps.join(" ")}`;
}

/** The surface between the line and the baseline. */
export function areaPath(points: readonly Point[], height: number): string {
  return points.length > 0 ? `${linePath(points)}V${height}H0Z` : "";
}

/** A share as SVG attributes take it, with one decimal at most: 33.3%. */
export function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** The vertical axis, in two round steps from zero: a cut axis makes small changes look large. */
export function niceScale(largest: number) {
  if (largest <= 0) return { max: 1, ticks: [0, 1] };
  const magnitude = 10 ** Math.floor(Math.log10(largest / 2));
  const step = magnitude * (roundSteps.find((round) => round * magnitude * 2 >= largest) ?? 10);
  return { max: 2 * step, ticks: [0, step, 2 * step] };
}
