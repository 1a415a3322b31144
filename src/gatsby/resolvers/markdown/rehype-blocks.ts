import type { Element, Properties, Root } from "hast";
import {
  type calloutKinds,
  readCalloutMarker,
} from "../../../content/checks/markdown/check-callouts";
import { wordsOf } from "../../../content/markdown/markdown";
import {
  buildElement,
  findElements,
  isElement,
  readAttribute,
  textNode,
} from "../../../lib/html/html-tree";
import { fillMessage } from "../../../lib/format/fill-message";
import type { ReadLabel } from "../query-context";

/** Adds a caption to a picture that is alone in its paragraph or list entry: `![alt](./a.jpg "Title")`. */
export function addCaptions(root: Root): void {
  for (const block of findElements(root)) {
    if (block.tagName !== "p" && block.tagName !== "li") continue;
    const [image, ...others] = block.children;
    if (!isElement(image, "img")) continue;
    // In a tight list, an entry has no paragraph; ignore a nested list below the picture.
    const isAlone = others.every((other) =>
      other.type === "text"
        ? other.value.trim() === ""
        : isElement(other, "ol") || isElement(other, "ul"),
    );
    const title = readAttribute(image, "title");
    if (!isAlone || title === "") continue;
    const caption = buildElement("figcaption", [textNode(title)]);
    const figure = buildElement("figure", [image, caption]);
    if (block.tagName === "li") block.children = [figure, ...others];
    else Object.assign(block, { ...figure, properties: block.properties });
  }
}

/** Adds callouts of `> [!TIP]`, checkboxes, and scroll boxes for long lines. In a body, headings link to themselves. */
export function finishBlocks(
  root: Root,
  label: ReadLabel,
  isBody: boolean,
): void {
  for (const node of findElements(root)) {
    if (node.tagName === "input") finishTaskBox(node, label);
    if (node.tagName === "pre")
      node.properties = makeFocusable(label("scrollableText"));
    if (node.tagName === "blockquote") finishCallout(node, label);
    if (isBody && /^h[2-6]$/.test(node.tagName)) linkHeading(node);
  }
}

/** Replaces a checklist's disabled controls, since readers check boxes on paper. A checked box gets a text label. */
function finishTaskBox(input: Element, label: ReadLabel): void {
  const isTicked = input.properties["checked"] === true;
  input.tagName = "span";
  input.properties = {
    className: ["task-box"],
    ...(isTicked && { dataTicked: true }),
  };
  const done = [textNode(`${label("taskDone")} `)];
  if (isTicked)
    input.children = [
      buildElement("span", done, { className: ["visually-hidden"] }),
    ];
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
  const marker =
    first?.type === "text" ? readCalloutMarker(first.value) : undefined;
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

/** A heading with a link keeps it: a link can't contain another one. */
function linkHeading(heading: Element): void {
  if (findElements(heading, "a").length > 0) return;
  const link = {
    href: `#${readAttribute(heading, "id")}`,
    className: ["heading-link"],
  };
  heading.children = [buildElement("a", heading.children, link)];
}

/** Adds row headers for screen readers and a box to scroll in. */
export function finishTables(root: Root, label: ReadLabel): void {
  for (const table of findElements(root, "table")) {
    const [head, ...rows] = findElements(table, "tr");
    const heads = head?.children.filter((cell) => isElement(cell)) ?? [];
    const columns = heads.map((cell) => wordsOf(cell).trim());
    for (const cell of heads) {
      // A header without text would be announced with each cell of its column.
      const isEmpty = cell.children.length === 0;
      if (isEmpty) cell.tagName = "td";
      finishCell(cell, isEmpty ? {} : { scope: "col" });
    }
    for (const row of rows) {
      const [first, ...others] = row.children.filter((cell) => isElement(cell));
      // Markdown only has column headers: the first cell describes its row.
      if (first)
        finishCell(Object.assign(first, { tagName: "th" }), { scope: "row" });
      // Phones show each row as a list, in which the cell's column is its label.
      others.forEach((cell, index) =>
        finishCell(cell, { dataLabel: columns[index + 1] ?? "" }),
      );
    }
    const name = columns.filter(Boolean).join(", ");
    const shown = buildElement("table", table.children, {
      ...table.properties,
      ariaLabel: name,
    });
    const stop = makeFocusable(
      fillMessage(label("scrollableTable"), { columns: name }),
    );
    Object.assign(
      table,
      buildElement("div", [shown], { className: ["table-scroll"], ...stop }),
    );
  }
}

/** Turns the alignment of `---:`, for which HTML has no attribute any more, into a class. */
function finishCell(cell: Element, added: Properties): void {
  const { align, ...properties } = cell.properties;
  const isSet = align === "right" || align === "center";
  cell.properties = {
    ...properties,
    ...added,
    ...(isSet && { className: [`align-${align}`] }),
  };
}

/** Makes a scrolling box focusable, in Safari too, and whether or not everything fits. */
function makeFocusable(name: string): Properties {
  return { role: "group", tabIndex: 0, ariaLabel: name, dataScroll: name };
}
