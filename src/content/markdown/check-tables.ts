import type { Paragraph, Root, Table } from "mdast";
import visit from "unist-util-visit";
import { at } from "./at-node";
import { countOf } from "../problems/name-value";
import type { Problem } from "../problems/problem";

/** A table has its second line, and no row more cells than there are columns. */
export function checkTables(root: Root, text: string): Problem[] {
  const problems: Problem[] = [];
  if (!text.includes("|")) return problems;
  visit<Table>(root, "table", ({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0;
    for (const row of rows.filter(({ children }) => children.length > columns)) {
      const cells = countOf(row.children.length, "cell");
      const what = `this row has ${cells}, and its table ${countOf(columns, "column")}`;
      problems.push(
        at(row, { what, hint: "remove what is too much, or write \\| for the sign |" }),
      );
    }
  });
  visit<Paragraph>(root, "paragraph", (node) => {
    const written = text.slice(node.position?.start.offset, node.position?.end.offset);
    const [first = "", second = ""] = written.split("\n").map((line) => line.replace(/^[ >]*/, ""));
    if (!first.startsWith("|") || !second.startsWith("|")) return;
    const columns = cellsOf(first);
    const line = `|${" --- |".repeat(columns)}`;
    const isRule = /^[|:\- ]+$/.test(second);
    const what = isRule
      ? `the second line has ${countOf(cellsOf(second), "column")}, and the first ${String(columns)}`
      : "a table without its second line is no table";
    problems.push(at(node, { what, hint: `write ${line} below its first line` }));
  });
  return problems;
}

function cellsOf(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/).length;
}
