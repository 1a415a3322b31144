import type { Element } from "hast";
import { findElements, readAttribute, readText, toElement, toText } from "../html/html-tree";
import type { Content } from "../html/html-tree";

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
    Array.isArray(properties?.["dataStates"]),
  );
  const names = control?.properties?.["dataStates"];
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
