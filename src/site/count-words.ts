/** Adult silent reading speed that the site's stated reading times are computed with. */
export const wordsPerMinute = 230;

/** The number of words a reader meets in a text: runs of letters or digits, hyphens and apostrophes kept together. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}$%]+(?:[.,'’\-–][\p{L}\p{N}%]+)*/gu)?.length ?? 0;
}
