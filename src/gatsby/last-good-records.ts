import type { ContentRecord, ParsedFile } from "../content/validate/parse-content";

const recordsByFile = new Map<string, ContentRecord[]>();

/**
 * The records of a file, or those of its last version without problems. A build never sees a problem, but
 * `develop` does, at every half-written line: its pages go on showing what they showed.
 */
export function keepLastGood(
  file: string,
  { records, problems }: Pick<ParsedFile, "records" | "problems">,
): ContentRecord[] {
  if (problems.length > 0) return recordsByFile.get(file) ?? records;
  recordsByFile.set(file, records);
  return records;
}
