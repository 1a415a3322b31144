import type { Element, ElementContent, Properties, Root } from "hast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { type calloutKinds, readCalloutMarker } from "../../../content/markdown/check-callouts";
import { toHeadingId } from "../../../content/markdown/markdown";
import { fillMessage } from "../../../site/format/fill-message";
import type { UiLabels } from "../query-context";

/** A picture alone in its paragraph shows its title below it: `![alt](./a.jpg "Title")`. */
export function rehypeCaptions() {
  return (root: Root) => {
    visit(root, "element", (block) => {
      if (block.tagName !== "p" && block.tagName !== "li") return;
      const [image, ...others] = block.children;
      if (image?.type !== "element" || image.tagName !== "img") return;
      // In a list without empty lines, an entry has no paragraph; a list below the picture is not beside it.
      const isAlone = others.every((other) =>
        other.type === "element"
          ? block.tagName === "li" && /^[ou]l$/.test(other.tagName)
          : other.type === "text" && other.value.trim() === "",
      );
      const { title } = image.properties;
      if (!isAlone || typeof title !== "string" || title === "") return;
      const figure = element("figure", {}, [image, element("figcaption", {}, [text(title)])]);
      if (block.tagName === "li") block.children = [figure, ...others];
      else Object.assign(block, { ...figure, properties: block.properties });
    });
  };
}

/**
 * Names the headings, makes callouts of `> [!TIP]`, shows the boxes of checklists, and lets long lines scroll. In a body, the
 * words of a heading link to it, so that a reader can copy the URL of a passage and screen readers read the words alone.
 */
export function rehypeBlocks({ words, isBody }: { words: UiLabels; isBody: boolean }) {
  return (root: Root) => {
    visit(root, "element", (node) => {
      if (node.tagName === "input") finishTaskBox(node, words["taskDone"] ?? "");
      if (node.tagName === "pre") node.properties = toScrollStop(words["scrollableText"] ?? "");
      if (node.tagName === "blockquote") finishCallout(node, words);
      if (/^h[2-6]$/.test(node.tagName)) finishHeading(node, isBody);
    });
  };
}

/** A checklist is there to be ticked on paper: a disabled control would only be in the way. A ticked box says so in words. */
function finishTaskBox(input: Element, done: string): void {
  const isTicked = input.properties["checked"] === true;
  const said = element("span", { className: ["visually-hidden"] }, [text(`${done} `)]);
  input.tagName = "span";
  input.properties = { className: ["task-box"], ...(isTicked && { dataTicked: true }) };
  if (isTicked) input.children.push(said);
}

const calloutLabels: Record<string, string | undefined> = {
  NOTE: "calloutNote",
  TIP: "calloutTip",
  CAUTION: "calloutCaution",
} satisfies Record<(typeof calloutKinds)[number], string>;

function finishCallout(quotation: Element, words: UiLabels): void {
  const paragraph = quotation.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "p",
  );
  const first = paragraph?.children[0];
  const marker = first?.type === "text" ? readCalloutMarker(first.value) : undefined;
  const label = calloutLabels[marker?.kind ?? ""];
  if (!paragraph || !marker || label === undefined) return;
  paragraph.children[0] = text(marker.rest);
  const isEmpty = marker.rest === "" && paragraph.children.length === 1;
  quotation.tagName = "div";
  quotation.properties = {
    role: "note",
    className: ["callout"],
    dataKind: marker.kind.toLowerCase(),
  };
  quotation.children = [
    element("p", { className: ["callout-kind"] }, [text(words[label] ?? "")]),
    ...quotation.children.filter((child) => !isEmpty || child !== paragraph),
  ];
}

function finishHeading(heading: Element, isBody: boolean): void {
  const id = toHeadingId(toString(heading));
  const hasLink = heading.children.some(
    (child) => child.type === "element" && child.tagName === "a",
  );
  heading.properties = { ...heading.properties, id };
  if (!isBody || hasLink) return;
  const link = { href: `#${id}`, className: ["heading-link"] };
  heading.children = [element("a", link, heading.children)];
}

/** Gives tables the header cells that screen readers name cells by, and a box to scroll in. */
export function rehypeTables({ label }: { label: string }) {
  return (root: Root) => {
    visit(root, { tagName: "table" }, (table: Element, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const columns: string[] = [];
      visit(table, "element", (cell, _place, row) => {
        const isFirst = row?.type === "element" && row.children.find(isElement) === cell;
        if (cell.tagName === "th") {
          cell.properties["scope"] = "col";
          columns.push(toString(cell).trim());
        }
        // Markdown has headings of columns only: the first cell says what a row is about.
        if (cell.tagName === "td" && isFirst) {
          cell.tagName = "th";
          cell.properties["scope"] = "row";
        }
        alignCell(cell);
      });
      const name = columns.join(", ");
      table.properties["ariaLabel"] = name;
      const stop = toScrollStop(fillMessage(label, { columns: name }));
      parent.children[index] = element("div", { className: ["table-scroll"], ...stop }, [table]);
      return [SKIP, index + 1];
    });
  };
}

/** `---:` aligns a column; HTML has no attribute for it any more. */
function alignCell(cell: Element): void {
  const { align, ...properties } = cell.properties;
  const isSet = align === "right" || align === "center";
  if (align !== undefined)
    cell.properties = { ...properties, ...(isSet && { className: [`align-${align}`] }) };
}

/**
 * Makes a box a named stop of the keyboard, so that it scrolls before scripts run and in Safari. No landmark, since a page may have
 * many. Where everything fits, src/browser/stop-where-it-scrolls.ts removes the stop.
 */
function toScrollStop(name: string): Properties {
  return { role: "group", tabIndex: 0, ariaLabel: name, dataScroll: name };
}

function isElement(node: ElementContent): node is Element {
  return node.type === "element";
}

export function element(
  tagName: string,
  properties: Properties,
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}
