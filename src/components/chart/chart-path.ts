/** A place in the chart, in percent of its width and height; y grows downwards. */
export interface Point {
  x: number;
  y: number;
}

/** Spreads the values evenly from edge to edge, `min` at the bottom and `max` on top. */
export function placePoints(values: readonly number[], min: number, max: number): Point[] {
  const gaps = Math.max(values.length - 1, 1);
  const range = max - min || 1;
  return values.map((value, index) => ({
    x: toPercent(index / gaps),
    y: toPercent(1 - (value - min) / range),
  }));
}

/** Straight from value to value: a smoothed line would show sales that nobody made. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** The surface between the line and the baseline. */
export function areaPath(points: readonly Point[]): string {
  const first = points[0];
  const last = points[points.length - 1];
  return first && last ? `${linePath(points)}L${last.x} 100L${first.x} 100Z` : "";
}

/** One upright from the baseline to each value. */
export function stemPath(points: readonly Point[]): string {
  return points.map(({ x, y }) => `M${x} 100V${y}`).join("");
}

/** Two decimals are finer than any screen, and keep the HTML short. */
function toPercent(share: number): number {
  return Math.round(share * 10_000) / 100;
}
