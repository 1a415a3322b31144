import type { Element, Properties, Root, RootContent } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { type calloutKinds, readCalloutMarker } from "../../../content/markdown/check-callouts";
import { slugifyHeading, wordsOf } from "../../../content/markdown/markdown";
import { buildElement, textNode } from "../../../publish/html/html-tree";
import { fillMessage } from "../../../site/format/fill-message";
import type { ReadLabel } from "../query-context";

/** Adds a caption to a picture that is alone in its paragraph: `![alt](./a.jpg "Title")`. */
export function addCaptions(root: Root): void {
  visit(root, "element", (block) => {
    if (block.tagName !== "p" && block.tagName !== "li") return;
    const [image, ...others] = block.children;
    if (!isElement(image, "img")) return;
    // In a tight list, an entry has no paragraph; ignore a nested list below the picture.
    const isAlone = others.every((other) =>
      other.type === "text"
        ? other.value.trim() === ""
        : block.tagName === "li" && (isElement(other, "ol") || isElement(other, "ul")),
    );
    const { title } = image.properties;
    if (!isAlone || typeof title !== "string" || title === "") return;
    const caption = buildElement("figcaption", [textNode(title)]);
    const figure = buildElement("figure", [image, caption]);
    if (block.tagName === "li") block.children = [figure, ...others];
    else Object.assign(block, { ...figure, properties: block.properties });
  });
}

/** Adds heading ids, callouts of `> [!TIP]`, checkboxes, and scroll boxes for long lines. In a body, headings link to themselves. */
export function finishBlocks(root: Root, label: ReadLabel, isBody: boolean): void {
  visit(root, "element", (node) => {
    if (node.tagName === "input") finishTaskBox(node, label);
    if (node.tagName === "pre") node.properties = makeFocusable(label("scrollableText"));
    if (node.tagName === "blockquote") finishCallout(node, label);
    if (/^h[2-6]$/.test(node.tagName)) finishHeading(node, isBody);
  });
}

/** Replaces a checklist's disabled controls, since readers check boxes on paper. A checked box gets a text label. */
function finishTaskBox(input: Element, label: ReadLabel): void {
  const isTicked = input.properties["checked"] === true;
  input.tagName = "span";
  input.properties = { className: ["task-box"], ...(isTicked && { dataTicked: true }) };
  const done = [textNode(`${label("taskDone")} `)];
  if (isTicked) input.children = [buildElement("span", done, { className: ["visually-hidden"] })];
}

type LabelName = Parameters<ReadLabel>[0];

const calloutLabels: Record<string, LabelName | undefined> = {
  NOTE: "calloutNote",
  TIP: "calloutTip",
  CAUTION: "calloutCaution",
} satisfies Record<(typeof calloutKinds)[number], LabelName>;

function finishCallout(quotation: Element, label: ReadLabel): void {
  const paragraph = quotation.children.find((child) => isElement(child, "p"));
  const first = paragraph?.children[0];
  const marker = first?.type === "text" ? readCalloutMarker(first.value) : undefined;
  const name = calloutLabels[marker?.kind ?? ""];
  if (!paragraph || !marker || name === undefined) return;
  paragraph.children[0] = textNode(marker.rest);
  const isEmpty = marker.rest === "" && paragraph.children.length === 1;
  const dataKind = marker.kind.toLowerCase();
  quotation.tagName = "div";
  quotation.properties = { role: "note", className: ["callout"], dataKind };
  quotation.children = [
    buildElement("p", [textNode(label(name))], { className: ["callout-kind"] }),
    ...quotation.children.filter((child) => !isEmpty || child !== paragraph),
  ];
}

function finishHeading(heading: Element, isBody: boolean): void {
  const id = slugifyHeading(wordsOf(heading));
  heading.properties = { ...heading.properties, id };
  if (!isBody || heading.children.some((child) => isElement(child, "a"))) return;
  const link = { href: `#${id}`, className: ["heading-link"] };
  heading.children = [buildElement("a", heading.children, link)];
}

/** Adds row headers for screen readers and a box to scroll in. */
export function finishTables(root: Root, label: ReadLabel): void {
  visit(root, { tagName: "table" }, (table: Element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const columns: string[] = [];
    visit(table, "element", (cell, _place, row) => {
      const place = row?.children.filter((child) => isElement(child)).indexOf(cell) ?? 0;
      if (cell.tagName === "th") {
        cell.properties["scope"] = "col";
        columns.push(wordsOf(cell).trim());
      } else if (cell.tagName === "td" && place === 0) {
        // Markdown only has column headers: the first cell describes its row.
        Object.assign(cell, { tagName: "th", properties: { ...cell.properties, scope: "row" } });
      }
      // Phones show each row as a list, in which the cell's column is its label.
      if (cell.tagName === "td") cell.properties["dataLabel"] = columns[place] ?? "";
      alignCell(cell);
    });
    const name = columns.join(", ");
    table.properties["ariaLabel"] = name;
    const stop = makeFocusable(fillMessage(label("scrollableTable"), { columns: name }));
    parent.children[index] = buildElement("div", [table], { className: ["table-scroll"], ...stop });
    return [SKIP, index + 1];
  });
}

/** Turns the alignment of `---:`, for which HTML has no attribute any more, into a class. */
function alignCell(cell: Element): void {
  const { align, ...properties } = cell.properties;
  const isSet = align === "right" || align === "center";
  if (align !== undefined)
    cell.properties = { ...properties, ...(isSet && { className: [`align-${align}`] }) };
}

/** Makes a scrolling box focusable without scripts and in Safari; src/browser/make-scrollable-focusable.ts reverts it if everything fits. */
function makeFocusable(name: string): Properties {
  return { role: "group", tabIndex: 0, ariaLabel: name, dataScroll: name };
}

function isElement(node: RootContent | undefined, tagName?: string): node is Element {
  return node?.type === "element" && (tagName === undefined || node.tagName === tagName);
}
