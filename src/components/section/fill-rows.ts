/**
 * How many columns a grid takes, `most` at the utmost, so that no cell of its last row stays empty. Where no number fits, as
 * with five or seven, it is two, and the last entry has to take a whole row.
 */
export function fillRows(count: number, most: 1 | 2 | 3 | 4): 1 | 2 | 3 | 4 {
  const fitting = ([4, 3] as const).find((columns) => columns <= most && count % columns === 0);
  return fitting ?? (most === 1 ? 1 : 2);
}
