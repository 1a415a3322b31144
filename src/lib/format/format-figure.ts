interface Figure {
  value: string;
  metric: string;
  period?: string | null | undefined;
}

/** A case study's figure for a sentence: `4x return on social ads in 30 days`. */
export function formatFigure({ value, metric, period }: Figure): string {
  return [value, metric, ...(period?.startsWith("in ") ? [period] : [])].join(
    " ",
  );
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
