/** An element: its attributes by `@name`, its text by `#text`, and the elements inside it by name. */
export interface XmlElement {
  [name: string]: XmlValue | readonly XmlValue[];
}
type XmlValue = string | number | undefined | XmlElement;

/** An XML document with an element in each line. */
export function formatXml(document: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${formatInside(document, "")}`;
}

function formatInside(element: XmlElement, indent: string): string {
  return Object.entries(element)
    .filter(([name]) => !/^[@#]/.test(name))
    .flatMap(([name, values]) =>
      [values].flat().map((value) => formatElement(name, value, indent)),
    )
    .join("");
}

function formatElement(name: string, value: XmlValue, indent: string): string {
  if (value === undefined) return "";
  const element = typeof value === "object" ? value : { "#text": value };
  const attributes = Object.entries(element)
    .filter(([each]) => each.startsWith("@"))
    .map(([each, text]) => ` ${each.slice(1)}="${escapeXml(text)}"`);
  const start = `${indent}<${name}${attributes.join("")}`;
  const inside = formatInside(element, `${indent}  `);
  const content =
    inside === "" ? escapeXml(element["#text"]) : `\n${inside}${indent}`;
  return content === "" ? `${start}/>\n` : `${start}>${content}</${name}>\n`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: unknown = ""): string {
  return String(text).replace(/[&<>"']/g, (each) => entities[each] ?? each);
}
