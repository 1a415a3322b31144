import XMLBuilder from "fast-xml-builder";

const builder = new XMLBuilder({
  attributeNamePrefix: "@",
  format: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
});

/** An XML document: `@name` is an attribute, `#text` the words of an element that has some. */
export function toXml(document: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}
