import { formatPath } from "../problems/problem";
import type { LocatedProblem, Problem } from "../problems/problem";
import type { SourceFile } from "../read/source-file";

/** Where a record stands. */
export interface Place {
  file: string;
  source: SourceFile;
  /** The path of the record inside the file: `[]`, or `[key]` in a map of records. */
  root: readonly PropertyKey[];
}

/** The path of a Markdown file's body, beside those of its fields. */
export const bodyPath: readonly PropertyKey[] = ["body"];

/** Finds the line of a problem in its file. */
export function locate(
  { file, source, root }: Place,
  { path = [], isAboutKey, within, what, hint, severity, task }: Problem,
): LocatedProblem {
  const field = [...root, ...path];
  const position = source.locate(field, { key: isAboutKey, within });
  return {
    file,
    ...position,
    field: formatPath(field) || "file",
    what,
    hint,
    ...(severity && { severity }),
    ...(task && { task }),
  };
}
