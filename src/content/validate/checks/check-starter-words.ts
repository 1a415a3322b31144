import type { Problem } from "../../problems/problem";
import { visitFields } from "../../schema/visit-fields";
import type { ContentRecord } from "../parse-content";
import { bodyPath } from "../locate";

const what = "still has the words that a new draft begins with";
const hint = 'write your own, or put "draft: true" above them';

/** How every text of a starter begins (src/cli/templates). */
const begins = /^(?:[-*>] )?Write here,/;

/** The texts that `npm run new` wrote to be replaced, and nobody has; of a body the first passage. */
export function checkStarterWords({ type, value, body }: ContentRecord): Problem[] {
  const left = visitFields(type.schema, value)
    .filter(({ value: text }) => typeof text === "string" && begins.test(text.trim()))
    .map(({ path }) => ({ path, what, hint }));
  const line = body.split(/\r?\n/).findIndex((words) => begins.test(words));
  const within = { line: line + 1, column: 1 };
  return line < 0 ? left : [...left, { path: bodyPath, within, what, hint }];
}
