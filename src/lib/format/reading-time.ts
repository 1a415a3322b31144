const wordsPerMinute = 230;

/** Reading time in whole minutes, at least 1. */
export function readingTimeOf(text: string): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute));
}

/** Counts words: runs of letters or digits, including hyphens and apostrophes. */
export function countWords(text: string): number {
  return (
    text.match(/[\p{L}\p{N}$%]+(?:[.,'’\-–][\p{L}\p{N}%]+)*/gu)?.length ?? 0
  );
}
