export interface Sentence {
  words: string;
  /** The offset in its text. */
  index: number;
}

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The sentences of every line. */
export function splitSentences(text: string): Sentence[] {
  return [...text.matchAll(/.+/g)].flatMap(({ 0: line, index: start }) =>
    Array.from(segmenter.segment(line), ({ segment, index }) => {
      return { words: segment.trim(), index: start + index };
    }),
  );
}
