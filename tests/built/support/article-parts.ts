import type { ArticlePage } from "../../read/article-page";

/** The headings that stand in none of the places left to them by the ones before. */
export function findMissingHeadings(headings: ArticlePage["headings"], wanted: RegExp[]): string[] {
  let after = -1;
  return wanted.flatMap((pattern) => {
    const place = headings.findIndex(({ text }, index) => index > after && pattern.test(text));
    if (place < 0) return [pattern.source];
    after = place;
    return [];
  });
}

/** Whether every entry has a row of its own in one of the tables. */
export function hasRows(tables: ArticlePage["tables"], entries: string[][]): boolean {
  return tables.some((rows) => {
    const found = entries.map((cells) =>
      rows.findIndex((row) => cells.every((cell) => row.includes(cell))),
    );
    return !found.includes(-1) && new Set(found).size === entries.length;
  });
}
