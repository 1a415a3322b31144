/** One day of a chart, with the same day of the previous period. */
export interface ChartDay {
  date: string;
  value: number;
  before: number;
}

/** A point of the drawing: `x` counts values from the left edge, `y` whole steps from the top. */
interface Point {
  x: number;
  y: number;
}

/** One point per value, with `max` at the top of `height` steps. Integers keep paths short. */
export function placePoints(
  values: readonly number[],
  max: number,
  height: number,
): Point[] {
  return values.map((value, x) => ({
    x,
    y: Math.round((1 - value / (max || 1)) * height),
  }));
}

/** Straight lines from point to point. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join(" ")}`;
}

/** A bar for each point, from the baseline, as wide as two thirds of the space between points. */
export function barsPath(points: readonly Point[], height: number): string {
  return points
    .map(({ x, y }) => `M${x} ${height}V${y}h.66V${height}`)
    .join("");
}

/** A fraction as an SVG percentage with at most one decimal: 33.3%. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** The vertical axis, in two round steps from zero: a truncated axis exaggerates small changes. */
export function niceScale(largest: number) {
  if (largest <= 0) return { max: 1, ticks: [0, 1] };
  const magnitude = 10 ** Math.floor(Math.log10(largest / 2));
  const step =
    magnitude *
    (roundSteps.find((round) => round * magnitude * 2 >= largest) ?? 10);
  return { max: 2 * step, ticks: [0, step, 2 * step] };
}
