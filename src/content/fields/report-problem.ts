import type { z } from "zod";
import type { Issue } from "../issues";

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
