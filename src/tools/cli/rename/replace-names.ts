import { readFormerPaths } from "../../../content/fields/link";
import { visitValues } from "../../../content/schema/walk";
import type { ContentRecord } from "../../../content/validate/parse-content";
import { explainHidden } from "../../../content/validate/publication";
import type { Renaming } from "./find-renaming";

/** A content file's text with the record's new name, wherever it had the old one; every other character stays. */
export function replaceNames(
  { file, text }: { file: string; text: string },
  records: readonly ContentRecord[],
  renaming: Renaming,
): string {
  const { record, oldKey, newKey } = renaming;
  const lines = text.split("\n");
  for (const { line } of findReferences(records, renaming)) {
    const word = new RegExp(`(?<![\\w-])${oldKey}(?![\\w-])`, "g");
    lines[line - 1] = lines[line - 1]?.replace(word, newKey) ?? "";
  }
  for (const use of listPatterns(renaming))
    lines.forEach((line, index) => {
      lines[index] = line.replace(use, newKey);
    });
  if (file !== record.file) return lines.join("\n");
  addFormerPath(lines, renaming);
  const keyInMap = new RegExp(`^${oldKey}(?=:)`, "m");
  return lines.join("\n").replace(keyInMap, newKey);
}

/** Where fields of a file's records have the record's key. */
function findReferences(
  records: readonly ContentRecord[],
  { record, oldKey }: Renaming,
) {
  return records.flatMap(({ type, value, root, source }) =>
    visitValues(type.schema, value)
      .filter((field) => field.meta.references === record.type.name)
      .filter((field) => field.value === oldKey)
      .map(({ path }) => source.locate([...root, ...path])),
  );
}

/** The old key in links, in variables, and in paths of pictures that are in the record's folder. */
function listPatterns({ record, oldKey, oldPath, oldPlace }: Renaming) {
  const { format, variables } = record.type;
  const patterns: RegExp[] = [];
  const add = (before: string, after: string) =>
    patterns.push(new RegExp(`(?<=${before})${oldKey}(?=${after})`, "g"));
  if (oldPath !== undefined) {
    const parent = oldPath.slice(0, -oldKey.length);
    add(`(?<![\\w/.-])${parent}`, "(?![\\w/-])");
  }
  if (variables) add(`\\{\\{\\s*${variables.prefix}\\.`, "[.\\s}]");
  if (format !== "yaml-map") {
    const [, folder = ""] = oldPlace.split("/");
    add(`\\.\\./(?:${folder}/)?`, "/");
  }
  return patterns;
}

/** Adds the old path of a published page to its `redirectFrom`; a page that gets an old name back can't redirect to itself. */
function addFormerPath(
  lines: string[],
  { record: { value, source, root }, oldPath, newPath }: Renaming,
): void {
  if (oldPath === undefined || explainHidden(value)) return;
  const hasList = readFormerPaths(value).length > 0;
  const field = hasList ? "redirectFrom" : "seo";
  const { line, column } = source.locate([...root, field]);
  const indent = " ".repeat(column - 1);
  if (!hasList) lines.splice(line - 1, 0, `${indent}redirectFrom:`);
  lines.splice(line, 0, `${indent}  - ${oldPath}`);
  const entry = `- ${newPath ?? ""}`;
  const own = lines.findIndex((each) => each.trim() === entry);
  if (own >= 0) lines.splice(own, 1);
}
