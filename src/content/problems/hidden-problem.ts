import type { Problem } from "./problem";

/** What a published record may not lead to or name, since visitors could not follow it; `hidden` says why. */
export function toHiddenProblem(name: string, { what, hint }: Problem): Problem {
  return { what: `${name} ${what}`, hint: `${hint}, or name another one` };
}
