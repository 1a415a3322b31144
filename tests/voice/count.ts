import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { Passage } from "./read-passages";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Variables stand for short figures and names. */
const withoutVariables = (words: string) => words.replace(/\{\{[^}]+\}\}/g, "ten");

export function toSentences(words: string): string[] {
  return Array.from(segmenter.segment(withoutVariables(words)), ({ segment }) => segment.trim());
}

const toWords = (sentence: string) => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** The US school grade that can read the paragraphs: Flesch and Kincaid's formula. */
export function gradeOf(passages: readonly Passage[]): number {
  const sentences = passages
    .filter(({ kind }) => kind === "text")
    .flatMap(({ words }) => toSentences(words).map(toWords))
    // Labels and table cells are no sentences.
    .filter((words) => words.length >= 4);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

/** Sentences of six words or more that stand in two records. */
export function findRepeated(passages: readonly Passage[]): [sentence: string, files: string[]][] {
  const files = new Map<string, Set<string>>();
  for (const { record, words } of passages) {
    for (const sentence of toSentences(words)) {
      if (toWords(sentence).length < 6) continue;
      files.set(sentence, (files.get(sentence) ?? new Set()).add(record.file));
    }
  }
  return [...files].filter(([, each]) => each.size > 1).map(([text, each]) => [text, [...each]]);
}
