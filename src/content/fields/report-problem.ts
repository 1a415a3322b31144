import type { z } from "zod";
import { type Issue, createIssue } from "../issues";

/** Reports a problem of several fields, from within a schema's `superRefine`. */
export function reportProblem(context: z.RefinementCtx, issue: Issue): void {
  const { path = [], message } = issue;
  context.addIssue({
    code: "custom",
    path: [...path],
    message,
    params: { issue },
  });
}

/** Returns the one field that is filled in, or reports that there is none, or more than one. */
export function requireOne<Name extends string>(
  context: z.RefinementCtx,
  fields: Readonly<Record<Name, unknown>>,
): Name | undefined {
  const names = Object.keys(fields) as Name[];
  const filled = names.filter((name) => fields[name] !== undefined);
  if (filled.length === 1) return filled[0];
  const isEmpty = filled.length === 0;
  const issue = createIssue(
    isEmpty ? "missing-field" : "conflicting-fields",
    `has ${isEmpty ? "none" : "more than one"} of ${names.join(", ")}`,
    "fill in one of them",
  );
  reportProblem(context, issue);
  return undefined;
}
