/** A share as SVG attributes take it, with one decimal at most: 33.3%. */
export function toPercent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
