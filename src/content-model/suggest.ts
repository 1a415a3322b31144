import { closest, distance } from "fastest-levenshtein";

/** The known name that a misspelled one most likely stands for, if any is near enough. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const nearest = closest(written.toLowerCase(), [...known]);
  const mistakes = distance(written.toLowerCase(), nearest.toLowerCase());
  return mistakes <= Math.max(2, Math.floor(nearest.length / 3)) ? nearest : undefined;
}

/** Advice for an unknown name: the likely one first, else all that are known. */
export function suggestRemedy(written: string, known: readonly string[]): string {
  const nearest = suggest(written, known);
  if (nearest !== undefined) return `did you mean "${nearest}"?`;
  return known.length === 0 ? "there is none yet" : `use one of: ${known.join(", ")}`;
}
