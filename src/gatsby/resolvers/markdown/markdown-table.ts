import type { Element, Root } from "hast";
import toString from "mdast-util-to-string";
import visit from "unist-util-visit";
import { fillMessage } from "../../../site/fill-message";

/** Gives every table the header cells that screen readers name its cells by, and a box to scroll in. */
export function finishTables(root: Root, label: string): void {
  visit<Element>(root, { tagName: "table" }, (table, index, parent) => {
    if (!parent) return undefined;
    const columns = headColumns(table);
    visit<Element>(table, { tagName: "tbody" }, headRows);
    visit<Element>(table, "element", alignCell);
    const name = columns.join(", ");
    table.properties = { ...table.properties, ariaLabel: name };
    parent.children[index] = toScrollBox(table, fillMessage(label, { columns: name }));
    return [visit.SKIP, index + 1];
  });
}

function headColumns(table: Element): string[] {
  const columns: string[] = [];
  visit<Element>(table, { tagName: "th" }, (heading) => {
    heading.properties = { ...heading.properties, scope: "col" };
    columns.push(toString(heading).trim());
  });
  return columns;
}

/** Markdown knows headings of columns only: what a row is about stands in its first cell. */
function headRows(body: Element): void {
  visit<Element>(body, { tagName: "tr" }, (row) => {
    const first = row.children.find((child): child is Element => child.type === "element");
    if (!first) return;
    first.tagName = "th";
    first.properties = { ...first.properties, scope: "row" };
  });
}

/** `---:` aligns a column; HTML has no attribute for it any more. */
function alignCell(cell: Element): void {
  const { align, ...properties } = cell.properties ?? {};
  if (align === "right" || align === "center")
    cell.properties = { ...properties, className: [`align-${align}`] };
  else if (align !== undefined) cell.properties = properties;
}

/** Wide tables scroll inside themselves. */
function toScrollBox(table: Element, name: string): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-scroll"], ...toScrollStop(name) },
    children: [table],
  };
}

/**
 * Makes a box a named stop of the keyboard, so that it scrolls before scripts run and in Safari. No landmark, since a page may have
 * many. Where everything fits, src/browser/stop-where-it-scrolls.ts removes the stop.
 */
export function toScrollStop(name: string) {
  return { role: "group", tabIndex: 0, ariaLabel: name, dataScroll: name };
}
