import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";
import type { SiteRoute } from "./site-routes";

const { DOMParser } = new JSDOM("").window;
const documents = new Map<string, Document>();

/** Parses HTML as a browser does; no script of it runs, and nothing that it names is loaded. */
export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** Parses XML. @throws when it is not well-formed. */
export function parseXml(xml: string): Document {
  const parsed = new DOMParser().parseFromString(xml, "application/xml");
  const fault = parsed.querySelector("parsererror")?.textContent;
  if (fault !== undefined) throw new Error(`The XML is not well-formed: ${fault}`);
  return parsed;
}

/** The built page of a route, parsed once and shared by all that read it: whoever changes something changes a clone. */
export function readDocument({ file }: Pick<SiteRoute, "file">): Document {
  const parsed = documents.get(file) ?? parseHtml(readFileSync(file, "utf8"));
  documents.set(file, parsed);
  return parsed;
}
