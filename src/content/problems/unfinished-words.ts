/** Words that no reader should get, wherever they stand. */
export interface WordRule {
  pattern: RegExp;
  /** What is wrong, after the words in quotes: `"TODO" marks …`. */
  what: string;
  hint: string;
}

/** Words that hold the place of others. */
export const unfinishedWords: readonly WordRule[] = [
  {
    pattern: /\b(?:TODO|TBD|FIXME|TKTK)\b/g,
    what: "marks what is still to be written",
    hint: "write it, or leave it out",
  },
  {
    pattern: /\blorem ipsum\b|\bdolor sit amet\b/gi,
    what: "holds the place of words",
    hint: "write them",
  },
  {
    pattern:
      /\[(?:insert [^\]\n]{1,40}|your (?:name|brand|company|store|product)(?: name)?)\](?![([:])/gi,
    what: "holds the place of words",
    hint: "write them",
  },
  {
    pattern:
      /\bas an ai(?: language)? (?:model|assistant),? I\b|\bAs an AI language model\b|\bI(?:'|’)m sorry, but I (?:can(?:'|’)t|cannot)\b|\bI cannot fulfill\b|\bas of my (?:last )?knowledge (?:cutoff|update)\b/gi,
    what: "is the answer of a chat assistant",
    hint: "write in words of your own",
  },
];
