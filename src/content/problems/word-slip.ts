/** Words that no reader should get, wherever they stand. */
export interface WordSlip {
  pattern: RegExp;
  /** What is wrong, after the words in quotes: `"TODO" marks …`. */
  what: string;
  hint: string;
}
