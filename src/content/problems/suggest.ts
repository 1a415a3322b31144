import { distance } from "fastest-levenshtein";

/** Maximum number of names in a hint, so that it stays readable. */
const mostNames = 6;

/** The known name most similar to a misspelled one, if any is similar enough. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  const [nearest] = sortByDistance(written, known);
  if (nearest === undefined) return undefined;
  const length = Math.max(nearest.name.length, written.length);
  // Two swapped letters are two edits, which in a very short name make a different name.
  const most = length > 3 ? Math.max(2, Math.floor(length / 3)) : 1;
  return nearest.mistakes <= most ? nearest.name : undefined;
}

/** The problem for an unknown name, with the likely one or else the most similar ones. */
export function suggestHint(written: string, known: readonly string[]): string {
  const nearest = suggest(written, known);
  return nearest === undefined ? listNames(written, known) : `did you mean "${nearest}"?`;
}

/** Known names for the end of a message; if there are many, the most similar ones. */
export function listNames(written: string, known: readonly string[]): string {
  if (known.length === 0) return "there is none yet";
  const isLong = known.length > mostNames;
  const names = isLong ? sortByDistance(written, known).map(({ name }) => name) : known;
  const rest = known.length - mostNames;
  const more = rest > 0 ? ` or one of ${String(rest)} more` : "";
  return `use one of: ${names.slice(0, mostNames).join(", ")}${more}`;
}

/** Computes each distance once: a sort would repeat it about ten times. */
function sortByDistance(written: string, known: readonly string[]) {
  return known
    .map((name) => ({ name, mistakes: mistakesBetween(written, name) }))
    .sort((a, b) => a.mistakes - b.mistakes);
}

/** Edits after a common start count half, since words have many forms: /prices for /pricing. */
function mistakesBetween(written: string, name: string): number {
  const [one, other] = [written.toLowerCase(), name.toLowerCase()];
  const mistakes = distance(one, other);
  return beginsAlike(one, other) ? mistakes / 2 : mistakes;
}

/** Whether the last words of two paths share their first half, and at least four letters. */
function beginsAlike(written: string, name: string): boolean {
  const start = written.lastIndexOf("/") + 1;
  const half = Math.max(4, Math.ceil((Math.max(written.length, name.length) - start) / 2));
  const beginning = written.slice(0, start + half);
  return beginning.length === start + half && name.startsWith(beginning);
}
