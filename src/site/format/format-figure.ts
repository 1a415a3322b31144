interface Figure {
  value: string;
  metric: string;
  period?: string | null | undefined;
}

/** A case study's figure for a sentence: `4x return on social ads in 30 days`. */
export function formatFigure({ value, metric, period }: Figure): string {
  return [value, metric, ...(period?.startsWith("in ") ? [period] : [])].join(" ");
}

/** Converts a change or a multiple to an index where the level before is 100: +491% to 591, 2.5x to 250. `undefined` for other figures. */
export function formatIndex(value: string): number | undefined {
  const percent = /^\+([\d,]+)%$/.exec(value)?.[1];
  if (percent !== undefined) return 100 + Number(percent.replace(",", ""));
  const multiple = /^([\d.]+)[x×]$/.exec(value)?.[1];
  return multiple === undefined ? undefined : 100 * Number(multiple);
}
