/**
 * The places of the days that the horizontal axis names, counted back from the last, which everybody looks for:
 * every second of a short period; one a week of a long one.
 */
export function dateTicks(count: number): number[] {
  const step = count <= 10 ? 2 : 7;
  const places = Array.from({ length: count }, (_, place) => place);
  return places.filter((place) => (count - 1 - place) % step === 0);
}
