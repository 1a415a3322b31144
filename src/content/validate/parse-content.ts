import { checkLength } from "./check-length";
import { checkBody, checkKey, findFileProblems } from "./check-file";
import { locate } from "./locate";
import type { Place } from "./locate";
import type { ContentType } from "../content-type";
import { explainIssues } from "./explain-issue";
import { findErrors } from "../problems/problem";
import type { LocatedProblem } from "../problems/problem";
import { readSource } from "../read/source-file";

/** One record of a content type, with what is needed to check and to publish it. */
export interface ContentRecord extends Place {
  type: ContentType;
  /** Names the record among those of its type: the folder, the file or the key in a map. */
  key: string;
  /** The validated fields, defaults filled in. */
  value: Record<string, unknown>;
  /** Markdown below the front matter. */
  body: string;
}

/** A record that exists but has problems: others may name it, since that is not their mistake. */
export interface BrokenRecord {
  type: ContentType;
  /** `undefined` when the file is so broken that the keys in it are not known. */
  key: string | undefined;
}

export interface ParsedFile {
  /** Only records without problems. */
  records: ContentRecord[];
  broken: BrokenRecord[];
  problems: LocatedProblem[];
}

/** What each file held when it was read last. */
const readBefore = new Map<string, { type: ContentType; text: string; parsed: ParsedFile }>();

/**
 * Reads one file by its declaration and collects every problem in it. A build asks twice for each file, for the check and for its
 * nodes, and `develop` asks for all of them at every save: what has not changed is not read again.
 */
export function parseContent(
  type: ContentType,
  file: string,
  key: string,
  text: string,
): ParsedFile {
  const before = readBefore.get(file);
  if (before?.type === type && before.text === text) return before.parsed;
  const parsed = parseText(type, file, key, text);
  readBefore.set(file, { type, text, parsed });
  return parsed;
}

function parseText(type: ContentType, file: string, key: string, text: string): ParsedFile {
  const isMap = type.format === "yaml-map";
  const refuse = (problems: LocatedProblem[]): ParsedFile => ({
    records: [],
    broken: [{ type, key: isMap ? undefined : key }],
    problems,
  });
  const tooLong = checkLength(file, text);
  if (tooLong.length > 0) return refuse(tooLong);
  const source = readSource(text, type.format === "markdown" ? "markdown" : "yaml");
  const problems = findFileProblems(type, { file, source, root: [] }, text);
  if (problems.length > 0) return refuse(problems);
  const entries: [name: string, root: readonly PropertyKey[], data: unknown][] = isMap
    ? Object.entries(source.data ?? {}).map(([name, data]) => [name, [name], data])
    : [[key, [], source.data ?? {}]];
  const parsed = entries.map(([name, root, data]) =>
    parseRecord(type, name, { file, source, root }, data),
  );
  return {
    records: parsed.flatMap(({ records }) => records),
    broken: parsed.flatMap(({ broken }) => broken),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

function parseRecord(type: ContentType, key: string, place: Place, data: unknown): ParsedFile {
  const result = type.schema.safeParse(data);
  const { body } = place.source;
  const inFields = result.success
    ? (type.check?.({ value: result.data, body }) ?? [])
    : explainIssues(result.error.issues, type.schema, data, (path) =>
        place.source.writtenAt([...place.root, ...path]),
      );
  const problems = [
    ...checkKey(key, place),
    ...[...inFields, ...checkBody(type, body)].map((problem) => locate(place, problem)),
  ];
  if (!result.success || findErrors(problems).length > 0)
    return { records: [], broken: [{ type, key }], problems };
  const record = { type, key, ...place, value: result.data, body };
  return { records: [record], broken: [], problems };
}
