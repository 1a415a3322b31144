interface Figure {
  value: string;
  metric: string;
  period?: string | null | undefined;
}

/** What a case study's figure measures: `return on social ads in 30 days`. */
export function formatMetric({
  metric,
  period,
}: Omit<Figure, "value">): string {
  return period?.startsWith("in ") ? `${metric} ${period}` : metric;
}

/** The figure for a sentence: `4x return on social ads in 30 days`. */
export function formatFigure(figure: Figure): string {
  return `${figure.value} ${formatMetric(figure)}`;
}

/** Converts +491% to an index where the period before is 100: 591. `undefined` if the figure is not a percentage change. */
export function formatIndex(value: string): number | undefined {
  const percent = /^\+([\d,]+)%$/.exec(value)?.[1];
  return percent === undefined
    ? undefined
    : 100 + Number(percent.replaceAll(",", ""));
}

/** The same for multiples too: 2.5x is 250. */
export function formatLevel(value: string): number | undefined {
  const multiple = /^([\d.]+)[x×]$/.exec(value)?.[1];
  return multiple === undefined ? formatIndex(value) : 100 * Number(multiple);
}
