/** Figures of one run by their names. Those that end in "ms" are times. */
export type Figures = Readonly<Record<string, number>>;

/** The figures of all runs, by what was measured. */
export type Results = ReadonlyMap<string, readonly Figures[]>;

/** Takes turns, so that load on the machine affects all alike. */
export async function measureInTurns(
  measures: ReadonlyMap<string, () => Promise<Figures>>,
  runs: number,
): Promise<Results> {
  const results = new Map<string, Figures[]>();
  for (let round = 1; round <= runs; round += 1) {
    console.log(`Round ${round} of ${runs}`);
    for (const [name, measure] of measures) {
      const earlier = results.get(name) ?? [];
      results.set(name, [...earlier, await measure()]);
    }
  }
  return results;
}

function sortFigures(
  runs: readonly Figures[] | undefined,
  figure: string,
): number[] {
  const figures = (runs ?? []).map((run) => run[figure] ?? NaN);
  return figures.sort((a, b) => a - b);
}

function findMiddle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

export function findMedian(
  results: Results,
  name: string,
  figure: string,
): number {
  return findMiddle(sortFigures(results.get(name), figure));
}

/** Prints the median of each figure, with the minimum and maximum of times. */
export function printTable(results: Results): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, runs] of results) {
    const row: Record<string, string> = {};
    for (const figure of Object.keys(runs[0] ?? {}))
      row[figure] = formatFigure(figure, sortFigures(runs, figure));
    rows[name] = row;
  }
  console.table(rows);
}

function formatFigure(figure: string, sorted: readonly number[]): string {
  const median = findMiddle(sorted);
  if (figure === "CLS") return median.toFixed(4);
  if (!figure.endsWith("ms")) return median.toFixed(1);
  const [least, most] = [sorted[0], sorted.at(-1)].map((each) =>
    each?.toFixed(0),
  );
  return `${median.toFixed(0)} (${least}-${most})`;
}

/** A line if a figure exceeds its limit or is missing. */
export function findExcess(
  what: string,
  figure: number,
  limit: number,
): string[] {
  return figure <= limit
    ? []
    : [`${what}: ${figure.toFixed(2)}, at most ${limit.toFixed(2)}`];
}
