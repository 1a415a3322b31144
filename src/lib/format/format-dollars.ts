/** Formats whole dollars: $1,560. */
export function formatDollars(amount: number): string {
  return `$${formatCount(amount)}`;
}

/** Formats dollars in thousands with at most two decimals, for the labels of an axis: $2.5K. */
export function formatThousands(amount: number): string {
  if (amount === 0) return "$0";
  return `$${Math.round(amount / 10) / 100}K`;
}

/** Formats a whole number: 12,400. `toLocaleString` would load language data: 20 ms of the main thread in hydration. */
export function formatCount(count: number): string {
  return String(count).replace(/\d(?=(\d{3})+$)/g, "$&,");
}
