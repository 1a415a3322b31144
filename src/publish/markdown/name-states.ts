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
    part.children = [...toLabel(name, part.tagName === "p"), ...part.children];
    part.properties = {};
  }
  return element;
}

function toLabel(name: string, isInline: boolean): Content[] {
  const label = toElement("strong", [toText(isInline ? `${name}:` : name)]);
  return isInline ? [label, toText(" ")] : [toElement("p", [label])];
}
