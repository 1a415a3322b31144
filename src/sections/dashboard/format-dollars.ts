/** A sum in whole dollars: $1,560. */
export function formatDollars(amount: number): string {
  return `$${formatCount(amount)}`;
}

/** A sum in thousands, for the labels of an axis: $2.5K. */
export function formatThousands(amount: number): string {
  if (amount === 0) return "$0";
  return `$${(amount / 1000).toLocaleString("en-US", { maximumFractionDigits: 2 })}K`;
}

/** A count with its thousands set apart: 12,400. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}
