import type { FieldSchema } from "../schema/field-schema";

const filler = "Write it here in your own words";

/** Words that stand in a field until its writer replaces them: its description, as long as its limits ask. */
export function placeholderText({ description = "", ...limits }: FieldSchema): string {
  const { minLength = 0, maxLength = Number.MAX_SAFE_INTEGER } = limits;
  // Braces, backticks and the like mean something in content; here they are only part of the words.
  let words = description.replace(/[^\p{L}\p{N}\s.,;'%/-]/gu, "").replace(/[.\s]+$/, "");
  while (words.length < minLength) words += `. ${filler}`;
  return cutWords(words, maxLength);
}

/** A text of at most `most` characters, cut between two words where it can be. */
export function cutWords(words: string, most: number): string {
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1);
  const end = cut.lastIndexOf(" ");
  return cut.slice(0, end > 0 ? end : most).replace(/[\s.,;-]+$/, "");
}
