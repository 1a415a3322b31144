import { variableNames } from "../../../lib/format/fill-variables";
import { type LocatedIssue, createIssue } from "../../issues";
import { type ContentRecord, locate } from "../../validate/parse-content";
import { splitVariableName } from "../../variables/variables";
import type { ContentVariables } from "../fields/content-index";

/** Reports variables that contain themselves, directly or through others, in one error. */
export function findVariableCycles(
  records: readonly ContentRecord[],
  variables: ContentVariables,
): LocatedIssue[] {
  const names = variables
    .names()
    .filter((name) => variableNames(variables.get(name) ?? "").includes(name));
  const first = splitVariableName(names[0] ?? "");
  const owner = records.find(
    ({ type, key }) =>
      type.variables?.prefix === first.prefix && key === first.key,
  );
  if (names.length === 0 || !owner) return [];
  const reason = `defines a variable that contains itself: ${names.join(", ")}`;
  const hint = "write the words themselves in one of these";
  return [locate(owner, createIssue("self-reference", reason, hint))];
}
