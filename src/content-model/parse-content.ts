import type { ContentType } from "./content-type";
import { explainIssue } from "./explain-issue";
import type { Explanation } from "./explain-issue";
import { formatPath } from "./fault";
import type { Fault } from "./fault";
import { readSource } from "./source-file";
import type { SourceFile } from "./source-file";

/** One record of a content type, with what is needed to check and to publish it. */
export interface ContentRecord {
  type: ContentType;
  /** Names the record among those of its type: the folder, the file or the key in a map. */
  key: string;
  /** Path from the root of the project. */
  file: string;
  /** The path of the record inside the file: `[]`, or `[key]` in a map of records. */
  root: readonly PropertyKey[];
  /** The validated fields, defaults filled in. */
  value: Record<string, unknown>;
  /** Markdown below the front matter. */
  body: string;
  source: SourceFile;
}

export interface ParsedFile {
  records: ContentRecord[];
  faults: Fault[];
}

/** Reads one file by its declaration. Every fault is collected; only records without one are returned. */
export function parseContent(type: ContentType, file: string, key: string, text: string): ParsedFile {
  const source = readSource(text, type.format === "markdown" ? "markdown" : "yaml");
  if (source.syntaxFaults.length > 0) {
    const remedy =
      type.format === "markdown"
        ? "write the fields between two lines of ---, as YAML; quote text that holds a colon"
        : "mend the YAML: check indentation, and quote text that holds a colon";
    return {
      records: [],
      faults: source.syntaxFaults.map((fault) => ({ file, field: "YAML", remedy, ...fault })),
    };
  }
  const entries: [string, readonly PropertyKey[], unknown][] =
    type.format === "yaml-map"
      ? Object.entries((source.data ?? {}) as object).map(([name, data]) => [name, [name], data])
      : [[key, [], source.data ?? {}]];
  const parsed = entries.map(([name, root, data]) => {
    const faults = [...checkKey(name, { file, source, root }), ...checkRecord(type, { file, source, root }, data)];
    const value = type.schema.safeParse(data).data;
    const record = value && { type, key: name, file, root, value, body: source.body, source };
    return { faults, records: record && faults.length === 0 ? [record] : [] };
  });
  return {
    records: parsed.flatMap(({ records }) => records),
    faults: parsed.flatMap(({ faults }) => faults),
  };
}

type Place = Pick<ContentRecord, "file" | "source" | "root">;

function checkRecord(type: ContentType, place: Place, data: unknown): Fault[] {
  const result = type.schema.safeParse(data);
  const explanations: Explanation[] = result.success
    ? (type.check?.({ value: result.data, body: place.source.body }) ?? [])
    : result.error.issues.flatMap((issue) => explainIssue(issue, type.schema, data));
  return explanations.map((explanation) => toFault(place, explanation));
}

/** Places an explanation in its file. */
export function toFault(place: Place, { path, isAboutKey, problem, remedy }: Explanation): Fault {
  const { line, column } = place.source.locate([...place.root, ...path], { key: isAboutKey });
  const field = formatPath([...place.root, ...path]) || "file";
  return { file: place.file, line, column, field, problem, remedy };
}

function checkKey(key: string, place: Place): Fault[] {
  if (key === "" || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) return [];
  const isMapKey = place.root.length > 0;
  const position = isMapKey ? place.source.locate(place.root, { key: true }) : { line: 1, column: 1 };
  return [
    {
      file: place.file,
      ...position,
      field: isMapKey ? key : "file name",
      problem: `"${key}" can't be part of an address`,
      remedy: "use lower-case words joined by hyphens, for example summer-sale",
    },
  ];
}
