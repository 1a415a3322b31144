import { distance } from "fastest-levenshtein";

/** How many names a hint lists: more than that is read by nobody. */
const mostNames = 6;

/** The known name that a misspelled one most likely stands for, if any is near enough. */
export function suggest(written: string, known: readonly string[]): string | undefined {
  const [nearest] = sortByDistance(written, known);
  if (nearest === undefined) return undefined;
  const length = Math.max(nearest.name.length, written.length);
  // Two letters changed places count as two mistakes; in a very short name that is another name.
  const most = length > 3 ? Math.max(2, Math.floor(length / 3)) : 1;
  return nearest.mistakes <= most ? nearest.name : undefined;
}

/** Problem for an unknown name: the likely one, else the nearest of those that are known. */
export function suggestHint(written: string, known: readonly string[]): string {
  const nearest = suggest(written, known);
  return nearest === undefined ? listNames(written, known) : `did you mean "${nearest}"?`;
}

/** The known names as the end of a message, the nearest first where they are many. */
export function listNames(written: string, known: readonly string[]): string {
  if (known.length === 0) return "there is none yet";
  const isLong = known.length > mostNames;
  const names = isLong ? sortByDistance(written, known).map(({ name }) => name) : known;
  const rest = known.length - mostNames;
  const more = rest > 0 ? ` or one of ${String(rest)} more` : "";
  return `use one of: ${names.slice(0, mostNames).join(", ")}${more}`;
}

/** Each name is compared once: a sort would ask ten times for each. */
function sortByDistance(written: string, known: readonly string[]) {
  return known
    .map((name) => ({ name, mistakes: mistakesBetween(written, name) }))
    .sort((a, b) => a.mistakes - b.mistakes);
}

/** What is wrong with an ending weighs half: a word comes in many forms, as /prices for /pricing. */
function mistakesBetween(written: string, name: string): number {
  const [one, other] = [written.toLowerCase(), name.toLowerCase()];
  const mistakes = distance(one, other);
  return beginsAlike(one, other) ? mistakes / 2 : mistakes;
}

/** Whether the last words of two addresses share their first half, and four letters at least. */
function beginsAlike(written: string, name: string): boolean {
  const start = written.lastIndexOf("/") + 1;
  const half = Math.max(4, Math.ceil((Math.max(written.length, name.length) - start) / 2));
  const beginning = written.slice(0, start + half);
  return beginning.length === start + half && name.startsWith(beginning);
}
