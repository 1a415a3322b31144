import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import type { SiteRoute } from "./site-routes";

const { DOMParser } = new JSDOM("").window;
const documents = new Map<string, Document>();

/** Parses HTML as a browser does, without running scripts or loading resources. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Reads an XML file's elements: for each, its children's text by name. @throws if it is not well-formed. */
export function readXmlElements(
  xml: string,
  name: string,
): Record<string, string>[] {
  const parsed = new DOMParser().parseFromString(xml, "application/xml");
  const problem = parsed.querySelector("parsererror")?.textContent;
  if (problem !== undefined)
    throw new Error(`The XML is not well-formed: ${problem}`);
  return Array.from(parsed.getElementsByTagName(name), (element) =>
    Object.fromEntries(
      Array.from(element.children, (child) => [
        child.tagName,
        child.textContent,
      ]),
    ),
  );
}

/** The built page of a route, parsed once and shared: clone it before you change it. */
export function readDocument({ file }: Pick<SiteRoute, "file">): Document {
  const parsed = documents.get(file) ?? parseHtml(readFileSync(file, "utf8"));
  documents.set(file, parsed);
  return parsed;
}

/** The title of a route's page, without parsing the page, which would take twenty times as long. */
export function readTitle({ file }: Pick<SiteRoute, "file">): string {
  return parseHtml(readFileSync(file, "utf8").split("</title>")[0] ?? "").title;
}
