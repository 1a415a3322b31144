import type { ContentType } from "../../content-type";
import type { Fault } from "../fault";
import { nameOfValue } from "../name-value";
import type { SourceFile } from "../../read/source-file";

/** Where a record stands. */
export interface Place {
  file: string;
  source: SourceFile;
  /** The path of the record inside the file: `[]`, or `[key]` in a map of records. */
  root: readonly PropertyKey[];
}

/** Faults that leave nothing to look at: no text, no YAML, or YAML that is no group of fields. */
export function findFileFaults(
  type: ContentType,
  source: SourceFile,
  text: string,
): Omit<Fault, "file">[] {
  const atStart = { line: 1, column: 1, field: "file" };
  if (text.trim() === "") {
    return [{ ...atStart, problem: "is empty", remedy: `fill it in: ${type.description}` }];
  }
  const isGroup = typeof source.data === "object" && !Array.isArray(source.data);
  if (source.syntaxFaults.length === 0 && source.data !== undefined && !isGroup) {
    const problem = `is ${nameOfValue(source.data)}, not a group of fields`;
    return [{ ...atStart, ...source.locate([]), problem, remedy: "write lines of `field: value`" }];
  }
  return source.syntaxFaults.map((fault) => ({ field: "YAML", ...fault }));
}

/** A Markdown file without a body would make an empty page. */
export function checkBody(type: ContentType, { file, source }: Place): Fault[] {
  if (type.body === undefined || source.body.trim() !== "") return [];
  const problem = "is empty";
  const remedy = `write it below the front matter: ${type.body}`;
  return [{ file, line: source.bodyLine, column: 1, field: "body", problem, remedy }];
}

/** A name as it can stand in an address: lower-case words joined by hyphens. */
export function toAddressPart(name: string): string {
  const words = name.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "summer-sale";
}

/** A key becomes part of an address or of a reference. */
export function checkKey(key: string, place: Place): Fault[] {
  if (key === "" || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) return [];
  const isMapKey = place.root.length > 0;
  const position = isMapKey
    ? place.source.locate(place.root, { key: true })
    : { line: 1, column: 1 };
  return [
    {
      file: place.file,
      ...position,
      field: isMapKey ? key : "file name",
      problem: `"${key}" can't be part of an address`,
      remedy: `use lower-case words joined by hyphens: ${toAddressPart(key)}`,
    },
  ];
}
