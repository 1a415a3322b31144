import type { ContentType } from "../content-type";
import type { LocatedProblem, Problem } from "../problems/problem";
import { nameOfValue } from "../problems/name-value";
import { bodyPath, locate } from "./locate";
import type { Place } from "./locate";

/** Problems that leave nothing to look at: no text, no YAML, or YAML that is no group of fields. */
export function findFileProblems(type: ContentType, place: Place, text: string): LocatedProblem[] {
  const { source } = place;
  if (text.trim() === "") {
    return [locate(place, { what: "is empty", hint: `fill it in: ${type.description}` })];
  }
  const isGroup = typeof source.data === "object" && !Array.isArray(source.data);
  if (source.syntaxProblems.length === 0 && source.data !== undefined && !isGroup) {
    const what = `is ${nameOfValue(source.data)}, not a group of fields`;
    return [locate(place, { what, hint: "write lines of `field: value`" })];
  }
  return source.syntaxProblems.map((problem) => {
    const position = problem.within ?? { line: 1, column: 1 };
    return { ...locate(place, problem), ...position, field: "YAML" };
  });
}

/** A Markdown file without a body would make an empty page. */
export function checkBody(type: ContentType, body: string): Problem[] {
  if (type.body === undefined || body.trim() !== "") return [];
  const hint = `write it below the front matter: ${type.body}`;
  return [{ path: bodyPath, what: "is empty", hint }];
}

/** A name as it can stand in an address: lower-case words joined by hyphens. */
export function toAddressPart(name: string): string {
  const words = name.replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return words.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "summer-sale";
}

/** A key becomes part of an address or of a reference. */
export function checkKey(key: string, place: Place): LocatedProblem[] {
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
      what: `"${key}" can't be part of an address`,
      hint: `use lower-case words joined by hyphens: ${toAddressPart(key)}`,
    },
  ];
}
