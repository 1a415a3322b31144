import type { Problem } from "../problems/problem";

/** What looks like Markdown, and would be shown to readers sign for sign. */
export interface Slip {
  /** Tried on running text as it was written; what Markdown has read is no running text. */
  pattern: RegExp;
  /** True where a match counts at the start of a line alone. */
  startsLine?: boolean;
  /** Gets the match and its groups. */
  explain: (match: readonly string[]) => Omit<Problem, "within">;
}
