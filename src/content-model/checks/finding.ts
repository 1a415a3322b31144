/** What a check has against a value; the caller knows the place. */
export interface Finding {
  problem: string;
  remedy: string;
  /** Markdown only: the line inside the text, 1-based. */
  line?: number;
  /** Markdown only: the column inside that line, 1-based. */
  column?: number;
}
