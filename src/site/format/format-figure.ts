interface Figure {
  value: string;
  metric: string;
  period?: string | null | undefined;
}

/** A figure of a case as it stands in a sentence: `4x return on social ads in 30 days`. */
export function formatFigure({ value, metric, period }: Figure): string {
  return [value, metric, ...(period?.startsWith("in ") ? [period] : [])].join(" ");
}

/** What +491% makes of an index of 100: 591. `undefined` where the figure is no change in percent. */
export function toIndex(value: string): number | undefined {
  const percent = /^\+([\d,]+)%$/.exec(value)?.[1];
  return percent === undefined ? undefined : 100 + Number(percent.replace(",", ""));
}
