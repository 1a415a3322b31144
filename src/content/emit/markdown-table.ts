/** A table in Markdown whose columns are aligned as Prettier aligns them; a `|` in a cell is escaped. */
export function toMarkdownTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const [head = []] = cells;
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => widthOf(row, column))));
  const toLine = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |`;
  const rule = toLine(widths.map((width) => "-".repeat(width)));
  return [toLine(head), rule, ...cells.slice(1).map(toLine)].join("\n");
}

function widthOf(row: readonly string[], column: number): number {
  return row[column]?.length ?? 0;
}
