/**
 * The return on ads that covers a sale's costs, to one decimal and rounded up, so that it never promises too little.
 * @param left dollars left of $100 in sales, after costs; undefined is returned if nothing is left
 */
export function breakEven(left: number): string | undefined {
  if (left <= 0) return undefined;
  return (Math.ceil(1000 / left - 1e-9) / 10).toFixed(1);
}
