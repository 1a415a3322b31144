import type { Element, ElementContent, RootContent, Text } from "hast";
import { rehype } from "rehype";
import { withoutOrigin } from "../urls/booking-origin";

const processor = rehype()
  .data({ settings: { fragment: true, allowDangerousHtml: true } })
  .freeze();

export function parseFragment(html: string): ElementContent[] {
  return processor
    .parse(html)
    .children.filter((child) => child.type !== "doctype");
}

export const isElement = (node: { type: string }): node is Element =>
  node.type === "element";

/** Descendants that pass the test, in document order. */
export function findElements(
  node: { children: readonly { type: string }[] },
  test: (element: Element) => boolean,
): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => [
      ...(test(child) ? [child] : []),
      ...findElements(child, test),
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

/** Rebuilds a tree from the leaves up: `change` returns an element's replacement. Removes comments. */
export function rebuild(
  element: Element,
  change: (element: Element) => ElementContent[],
): Element {
  const children = element.children.flatMap((child) => {
    if (child.type === "comment") return [];
    return child.type === "element" ? change(rebuild(child, change)) : [child];
  });
  return { ...element, children };
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

/** Resolves all URLs in a tree against the page's; booking links lose their origin. */
export function makeLinksAbsolute(
  nodes: readonly ElementContent[],
  pageUrl: string,
): void {
  const resolve = (url: string) => withoutOrigin(new URL(url, pageUrl).href);
  for (const { properties } of findElements({ children: nodes }, () => true)) {
    for (const name of ["href", "src"]) {
      const url = properties[name];
      if (typeof url === "string" && url !== "")
        properties[name] = resolve(url);
    }
    // One URL and width per file.
    const { srcSet } = properties;
    if (typeof srcSet !== "string") continue;
    const files = srcSet
      .split(",")
      .map((file) => file.trim().replace(/^\S+/, resolve));
    properties["srcSet"] = files.join(", ");
  }
}
