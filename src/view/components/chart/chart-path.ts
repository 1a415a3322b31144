/** One day of a chart, with the same day of the previous period. */
export interface ChartDay {
  date: string;
  value: number;
  before: number;
}

/** The steps from the bottom to the top of the drawing; each is two or three pixels. */
export const chartHeight = 100;

/** A bar for each value, from the baseline; `max` is at the top. Its width is a part of a step. */
export function barsPath(
  values: readonly number[],
  max: number,
  width = 0.66,
): string {
  const bars = values.map(
    (value, x) =>
      `M${x} ${chartHeight}V${findY(value, max)}h${width}V${chartHeight}`,
  );
  return bars.join("");
}

/** A line through the values, each at the middle of its step. */
export function linePath(values: readonly number[], max: number): string {
  const points = values.map((value, x) => `${x + 0.5} ${findY(value, max)}`);
  return `M${points.join("L")}`;
}

/** The place of a value, down from the top of the drawing. Integers keep paths short. */
function findY(value: number, max: number): number {
  return Math.round((1 - value / max) * chartHeight);
}

/** A fraction as an SVG percentage with at most one decimal: 33.3%. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** The end of the vertical axis, two round steps from zero: a truncated axis exaggerates small changes. */
export function findAxisEnd(largest: number): number {
  const half = Math.max(largest, 1) / 2;
  const magnitude = 10 ** Math.floor(Math.log10(half));
  const steps = roundSteps.map((round) => round * magnitude);
  return 2 * (steps.find((step) => step >= half) ?? half);
}
