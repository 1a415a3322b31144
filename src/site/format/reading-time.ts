const wordsPerMinute = 230;

/** Whole minutes that reading a text takes; 1 at least. */
export function toReadingTime(text: string): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute));
}

/** The number of words a reader meets in a text: runs of letters or digits, hyphens and apostrophes kept together. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}$%]+(?:[.,'’\-–][\p{L}\p{N}%]+)*/gu)?.length ?? 0;
}
