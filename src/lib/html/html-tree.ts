import type { Element, ElementContent, RootContent, Text } from "hast";
import { rehype } from "rehype";

const processor = rehype()
  .data({ settings: { fragment: true, allowDangerousHtml: true } })
  .freeze();

export function parseFragment(html: string): ElementContent[] {
  return processor
    .parse(html)
    .children.filter((child) => child.type !== "doctype");
}

interface AnyNode {
  type: string;
  tagName?: string;
}

/** Whether a node is an element, with that name if one is given. */
export function isElement(
  node: AnyNode | undefined,
  tagName?: string,
): node is Element {
  if (node?.type !== "element") return false;
  return tagName === undefined || node.tagName === tagName;
}

/** All elements inside a node, or those with that name, in document order. */
export function findElements(
  { children }: { children: readonly AnyNode[] },
  tagName?: string,
): Element[] {
  return children
    .filter((child) => isElement(child))
    .flatMap((child) => [
      ...(isElement(child, tagName) ? [child] : []),
      ...findElements(child, tagName),
    ]);
}

/** An attribute as text; empty if it is missing. Names are hast's: `dateTime`, `dataOption`. */
export function readAttribute({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return value === undefined || value === null || value === false
    ? ""
    : String(value);
}

/** Writes HTML; `raw` nodes of Markdown are written as they are. */
export function renderHtml(children: RootContent[]): string {
  return processor.stringify({ type: "root", children });
}

export function buildElement(
  tagName: string,
  children: ElementContent[],
  properties = {},
): Element {
  return { type: "element", tagName, properties, children };
}

export const textNode = (value: string): Text => ({ type: "text", value });
