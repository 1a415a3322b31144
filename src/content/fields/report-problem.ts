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

/** Reports that none of the fields is filled in, or more than one. */
export function requireOne(
  context: z.RefinementCtx,
  value: Readonly<Record<string, unknown>>,
  names: readonly string[],
): void {
  const filled = names.filter((name) => value[name] !== undefined);
  if (filled.length === 1) return;
  const isEmpty = filled.length === 0;
  const issue = createIssue(
    isEmpty ? "missing-field" : "conflicting-fields",
    `has ${isEmpty ? "none" : "more than one"} of ${names.join(", ")}`,
    "fill in one of them",
  );
  reportProblem(context, issue);
}
