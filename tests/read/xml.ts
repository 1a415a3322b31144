import { parseXml } from "./read-document";

/** Reads the elements of an XML file: for each, its children's text by their names. */
export function readXmlElements(xml: string, name: string): Record<string, string>[] {
  return Array.from(parseXml(xml).getElementsByTagName(name), (element) =>
    Object.fromEntries(Array.from(element.children, (child) => [child.tagName, child.textContent])),
  );
}
