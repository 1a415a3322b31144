import { entities, entitiesOfSpaces, pastedSigns } from "./pasted-signs";
import { placeIn } from "./place-in";
import type { Problem } from "./problem";
import { unfinishedWords } from "./unfinished-words";

interface WordOptions {
  /** Markdown reads `&amp;` as the sign; a field of plain text shows it. */
  isMarkdown: boolean;
  /** True where words may still be missing. */
  isDraft: boolean;
}

/** Signs that came along with a pasted text, and words that stand for others; `text` without its code. */
export function checkWords(text: string, { isMarkdown, isDraft }: WordOptions): Problem[] {
  const rules = [
    ...pastedSigns,
    isMarkdown ? entitiesOfSpaces : entities,
    ...(isDraft ? [] : unfinishedWords),
  ];
  return rules.flatMap(({ pattern, what, hint }) =>
    [...text.matchAll(pattern)].map((match) => ({
      what: `"${match[0]}" ${what}`,
      hint,
      within: placeIn(text, match.index),
    })),
  );
}
