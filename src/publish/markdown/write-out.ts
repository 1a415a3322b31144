import type { Element } from "hast";
import {
  findElements,
  isElement,
  readAttribute,
  readText,
  toElement,
  toText,
} from "../html/html-tree";
import type { Content } from "../html/html-tree";

type WriteOut = (element: Element) => Content[];

const writeOuts: Readonly<Record<string, WriteOut | undefined>> = {
  svg: (chart) => [toElement("p", [toText(toSentence(readChart(chart)))])],
  span: writeSign,
  table: writeTable,
  dl: (list) => [toElement("ul", list.children.filter(isElement).map(toEntry))],
  summary: writeSummary,
  details: ({ children }) => children,
  ul: writeList,
  ol: writeList,
  div: writeBox,
  h2: writeHeading,
  h3: writeHeading,
  h4: writeHeading,
  h5: writeHeading,
  h6: writeHeading,
};

/** One element as Markdown can say it. What is in it has been written out before. */
export function writeOut(element: Element): Content[] {
  return writeOuts[element.tagName]?.(element) ?? [element];
}

function readChart(chart: Element): string[] {
  return findElements(chart, ({ tagName }) => tagName === "title" || tagName === "desc").map(
    readText,
  );
}

function toSentence(parts: readonly string[]): string {
  return parts.join(". ");
}

function writeSign(span: Element): Content[] {
  const isSign = readAttribute(span, "role") === "img";
  return isSign ? [toText(readAttribute(span, "ariaLabel"))] : [span];
}

function writeTable(table: Element): Content[] {
  const captions = table.children.filter(isElement).filter(({ tagName }) => tagName === "caption");
  return [...captions.map(({ children }) => toElement("p", children)), table];
}

/** A term with what is said of it: `ROAS: 3.4x`. A `div` around the two is for the page's looks. */
function toEntry(group: Element): Element {
  const parts = group.tagName === "div" ? group.children.filter(isElement) : [group];
  const content = parts.flatMap((part, index) => [
    ...(index === 0 ? [] : [toText(parts[index - 1]?.tagName === "dt" ? ": " : " · ")]),
    ...toSaying(part),
  ]);
  return toElement("li", content);
}

/** What is said in one state of a switch alone stays together, to be named. */
function toSaying(part: Element): Content[] {
  const isOfState = readAttribute(part, "dataOption") !== "";
  return isOfState ? [{ ...part, tagName: "span" }] : part.children;
}

/** A question keeps its heading; another label stands in bold above what it opened. */
function writeSummary(summary: Element): Content[] {
  if (findElements(summary, isHeading).length > 0) return [{ ...summary, tagName: "div" }];
  return [toElement("p", [toElement("strong", summary.children)])];
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName);
}

/** Cards are a list for assistive technology. In Markdown, each stands under its own heading or quote. */
function writeList(list: Element): Content[] {
  const isCard = (element: Element) => isHeading(element) || element.tagName === "blockquote";
  if (findElements(list, isCard).length === 0) return [list];
  return list.children.filter(isElement).map((item) => ({ ...item, tagName: "div" }));
}

/** Callouts become quotations, and what a small button explains stands in brackets. */
function writeBox(box: Element): Content[] {
  if (readAttribute(box, "role") === "note") return [{ ...box, tagName: "blockquote" }];
  if (box.properties["popover"] === undefined) return [box];
  return [toText(" ("), ...box.children, toText(")")];
}

/** Headings lead to themselves on the page. */
function writeHeading(heading: Element): Content[] {
  const children = heading.children.flatMap((child) =>
    isElement(child) && readAttribute(child, "href").startsWith("#") ? child.children : [child],
  );
  return [{ ...heading, children }];
}

/** Writes a switch as the line of what it offers: `Billing period: Monthly, Annual`. */
export function writeSwitch(fieldset: Element): Element {
  const [legend] = findElements(fieldset, ({ tagName }) => tagName === "legend");
  const names = findElements(fieldset, ({ tagName }) => tagName === "label").map(readText);
  const line = `${legend ? readText(legend) : ""}: ${names.join(", ")}`;
  return { ...toElement("p", [toText(line)]), properties: { dataStates: names } };
}

/**
 * Writes the name of the state over everything that a switch shows in that state alone: a Markdown version has all
 * states. Called from the leaves up, so that a switch names what is around it, and no farther than needed.
 */
export function nameStates(element: Element): Element {
  const [control] = findElements(element, ({ properties }) =>
    Array.isArray(properties["dataStates"]),
  );
  const names = control?.properties["dataStates"];
  if (!Array.isArray(names)) return element;
  for (const part of findElements(element, (each) => readAttribute(each, "dataOption") !== "")) {
    const name = String(names[Number(readAttribute(part, "dataOption"))] ?? "");
    part.children = [...toLabel(name, part.tagName), ...part.children];
    part.properties = {};
  }
  return element;
}

function toLabel(name: string, tagName: string): Content[] {
  const isInline = tagName === "p" || tagName === "span";
  const label = toElement("strong", [toText(isInline ? `${name}:` : name)]);
  // Markdown's tables have rows alone: the name is one.
  if (tagName === "tbody") return [toElement("tr", [toElement("td", [label])])];
  return isInline ? [label, toText(" ")] : [toElement("p", [label])];
}
