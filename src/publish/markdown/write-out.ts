import type { Element, ElementContent } from "hast";
import { wordsOf } from "../../content/markdown/markdown";
import {
  findElements,
  isElement,
  readAttribute,
  buildElement,
  textNode,
} from "../../lib/html/html-tree";

const writeOuts: Readonly<
  Record<string, (element: Element) => ElementContent[]>
> = {
  /** Describes a chart in text. */
  svg: (chart) => {
    const words = findElements(
      chart,
      ({ tagName }) => tagName === "title" || tagName === "desc",
    );
    return [buildElement("p", [textNode(words.map(wordsOf).join(". "))])];
  },
  span: (span) =>
    readAttribute(span, "role") === "img"
      ? [textNode(readAttribute(span, "ariaLabel"))]
      : [span],
  table: (table) => {
    const children = table.children.filter(isElement);
    const captions = children.filter(({ tagName }) => tagName === "caption");
    return [
      ...captions.map((caption) => buildElement("p", caption.children)),
      table,
    ];
  },
  dl: (list) => [
    buildElement("ul", list.children.filter(isElement).map(formatEntry)),
  ],
  /** A question keeps its heading; any other summary becomes bold text above its content. */
  summary: (summary) =>
    findElements(summary, isHeading).length > 0
      ? [{ ...summary, tagName: "div" }]
      : [buildElement("p", [buildElement("strong", summary.children)])],
  details: ({ children }) => children,
  ul: writeList,
  ol: writeList,
  /** Turns callouts into quotations, and tooltips into text in brackets. */
  div: (box) => {
    if (readAttribute(box, "role") === "note")
      return [{ ...box, tagName: "blockquote" }];
    if (box.properties["popover"] === undefined) return [box];
    return [textNode(" ("), ...box.children, textNode(")")];
  },
};

/** Rewrites an element for Markdown, after its children. */
export function writeOut(element: Element): ElementContent[] {
  if (!isHeading(element))
    return writeOuts[element.tagName]?.(element) ?? [element];
  const children = element.children.flatMap((child) =>
    isElement(child) && readAttribute(child, "href").startsWith("#")
      ? child.children
      : [child],
  );
  return [{ ...element, children }];
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** A figure and its label, `98%: Retention`, or a term and its descriptions, `ROAS: 3.4x · +9%`. The `div` around them is for layout. */
function formatEntry(group: Element): Element {
  const inOrder =
    group.tagName === "div" ? group.children.filter(isElement) : [group];
  const [, figure] = inOrder;
  const isFigure =
    inOrder.length === 2 && figure !== undefined && /\d/.test(wordsOf(figure));
  const parts = isFigure ? inOrder.reverse() : inOrder;
  const content = parts.flatMap((part, index) => [
    textNode(isFigure || parts[index - 1]?.tagName === "dt" ? ": " : " · "),
    // Keep the text of one state together, so that it can be labeled.
    ...(readAttribute(part, "dataOption") === ""
      ? part.children
      : [{ ...part, tagName: "span" }]),
  ]);
  return buildElement("li", content.slice(1));
}

/** Cards are a list for screen readers; in Markdown, each has its own heading or quote. */
function writeList(list: Element): ElementContent[] {
  const isCard = (element: Element) =>
    isHeading(element) || element.tagName === "blockquote";
  if (findElements(list, isCard).length === 0) return [list];
  return list.children
    .filter(isElement)
    .map((item) => ({ ...item, tagName: "div" }));
}

/** Writes a switch as a line with its options: `Billing period: Monthly, Annual`. */
export function writeSwitch(fieldset: Element): Element {
  const [legend] = findElements(
    fieldset,
    ({ tagName }) => tagName === "legend",
  );
  const names = findElements(
    fieldset,
    ({ tagName }) => tagName === "label",
  ).map(wordsOf);
  const line = `${legend ? wordsOf(legend) : ""}: ${names.join(", ")}`;
  return buildElement("p", [textNode(line)], { dataStates: names });
}

/** Labels content that a switch shows in one state only; called from the leaves up, so that it labels the innermost element. */
export function nameStates(element: Element): Element {
  const [names] = findElements(element, () => true)
    .map(({ properties }) => properties["dataStates"])
    .filter((states) => Array.isArray(states));
  if (!names) return element;
  for (const part of findElements(
    element,
    (each) => readAttribute(each, "dataOption") !== "",
  )) {
    const name = String(names[Number(readAttribute(part, "dataOption"))] ?? "");
    part.children = [...formatLabel(name, part.tagName), ...part.children];
    part.properties = {};
  }
  return element;
}

function formatLabel(name: string, tagName: string): ElementContent[] {
  const isInline = tagName === "p" || tagName === "span";
  const label = buildElement("strong", [
    textNode(isInline ? `${name}:` : name),
  ]);
  // Markdown tables only have rows, so the label is one.
  if (tagName === "tbody")
    return [buildElement("tr", [buildElement("td", [label])])];
  return isInline ? [label, textNode(" ")] : [buildElement("p", [label])];
}
