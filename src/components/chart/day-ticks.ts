/** The days that the horizontal axis names: each of a short period; the first and every fifth of a long one. */
export function dayTicks(count: number): number[] {
  const days = Array.from({ length: count }, (_, index) => index + 1);
  return count <= 10 ? days : days.filter((day) => day === 1 || day % 5 === 0);
}
