import type { Problem } from "../../problems/problem";
import type { Passage } from "./read-passages";

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
/** Shorter sentences are alike by chance. */
const minWords = 6;

/** Reports the first sentence that a file shares with an earlier one. Legal clauses may repeat each other. */
export function repeatFinder(): (passage: Passage) => Pick<Problem, "what" | "hint">[] {
  const owners = new Map<string, string>();
  const reported = new Set<string>();
  return ({ record: { type, file }, words }) => {
    if (type.name === "LegalPage") return [];
    return readSentences(words).flatMap((sentence) => {
      const owner = owners.get(sentence) ?? file;
      owners.set(sentence, owner);
      const pair = `${owner} ${file}`;
      if (owner === file || reported.has(pair)) return [];
      reported.add(pair);
      const what = `repeats a sentence of ${owner}: "${sentence}"`;
      return [{ what, hint: "write it in other words, or on one page only" }];
    });
  };
}

function readSentences(words: string): string[] {
  return Array.from(segmenter.segment(words), ({ segment }) => segment.trim()).filter(
    (sentence) => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []).length >= minWords,
  );
}
