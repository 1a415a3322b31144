import type { Element, ElementContent } from "hast";
import {
  findElements,
  isElement,
  readAttribute,
  readText,
  toElement,
  toText,
} from "../html/html-tree";

const writeOuts: Readonly<Record<string, (element: Element) => ElementContent[]>> = {
  /** A chart is told in words. */
  svg: (chart) => {
    const words = findElements(chart, ({ tagName }) => tagName === "title" || tagName === "desc");
    return [toElement("p", [toText(words.map(readText).join(". "))])];
  },
  span: (span) =>
    readAttribute(span, "role") === "img" ? [toText(readAttribute(span, "ariaLabel"))] : [span],
  table: (table) => {
    const children = table.children.filter(isElement);
    const captions = children.filter(({ tagName }) => tagName === "caption");
    return [...captions.map((caption) => toElement("p", caption.children)), table];
  },
  dl: (list) => [toElement("ul", list.children.filter(isElement).map(toEntry))],
  /** A question keeps its heading; another label stands in bold above what it opened. */
  summary: (summary) =>
    findElements(summary, isHeading).length > 0
      ? [{ ...summary, tagName: "div" }]
      : [toElement("p", [toElement("strong", summary.children)])],
  details: ({ children }) => children,
  ul: writeList,
  ol: writeList,
  /** Callouts become quotations, and what a small button explains stands in brackets. */
  div: (box) => {
    if (readAttribute(box, "role") === "note") return [{ ...box, tagName: "blockquote" }];
    if (box.properties["popover"] === undefined) return [box];
    return [toText(" ("), ...box.children, toText(")")];
  },
};

/** One element as Markdown can say it. What is in it has been written out before. */
export function writeOut(element: Element): ElementContent[] {
  if (!isHeading(element)) return writeOuts[element.tagName]?.(element) ?? [element];
  // Headings lead to themselves on the page.
  const children = element.children.flatMap((child) =>
    isElement(child) && readAttribute(child, "href").startsWith("#") ? child.children : [child],
  );
  return [{ ...element, children }];
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);

/** A term with what is said of it: `ROAS: 3.4x`. A `div` around the two is for the page's looks. */
function toEntry(group: Element): Element {
  const parts = group.tagName === "div" ? group.children.filter(isElement) : [group];
  const content = parts.flatMap((part, index) => [
    ...(index === 0 ? [] : [toText(parts[index - 1]?.tagName === "dt" ? ": " : " · ")]),
    // What is said in one state of a switch alone stays together, to be named.
    ...(readAttribute(part, "dataOption") === "" ? part.children : [{ ...part, tagName: "span" }]),
  ]);
  return toElement("li", content);
}

/** Cards are a list for assistive technology. In Markdown, each stands under its own heading or quote. */
function writeList(list: Element): ElementContent[] {
  const isCard = (element: Element) => isHeading(element) || element.tagName === "blockquote";
  if (findElements(list, isCard).length === 0) return [list];
  return list.children.filter(isElement).map((item) => ({ ...item, tagName: "div" }));
}

/** Writes a switch as the line of what it offers: `Billing period: Monthly, Annual`. */
export function writeSwitch(fieldset: Element): Element {
  const [legend] = findElements(fieldset, ({ tagName }) => tagName === "legend");
  const names = findElements(fieldset, ({ tagName }) => tagName === "label").map(readText);
  const line = `${legend ? readText(legend) : ""}: ${names.join(", ")}`;
  return toElement("p", [toText(line)], { dataStates: names });
}

/** Labels what a switch shows in one state alone; called from the leaves up, so that it labels what is nearest. */
export function nameStates(element: Element): Element {
  const [names] = findElements(element, () => true)
    .map(({ properties }) => properties["dataStates"])
    .filter((states) => Array.isArray(states));
  if (!names) return element;
  for (const part of findElements(element, (each) => readAttribute(each, "dataOption") !== "")) {
    const name = String(names[Number(readAttribute(part, "dataOption"))] ?? "");
    part.children = [...toLabel(name, part.tagName), ...part.children];
    part.properties = {};
  }
  return element;
}

function toLabel(name: string, tagName: string): ElementContent[] {
  const isInline = tagName === "p" || tagName === "span";
  const label = toElement("strong", [toText(isInline ? `${name}:` : name)]);
  // Markdown's tables have rows alone: the name is one.
  if (tagName === "tbody") return [toElement("tr", [toElement("td", [label])])];
  return isInline ? [label, toText(" ")] : [toElement("p", [label])];
}
