import { distance } from "fastest-levenshtein";
import { createIssue } from "../checks/rules";
import type { Issue } from "./issue";

/** Maximum number of names in a hint, so that it stays readable. */
const maxNames = 6;

/** The known name most similar to a misspelled one, if any is similar enough. */
export function suggest(
  written: string,
  known: readonly string[],
): string | undefined {
  const [nearest] = sortByDistance(written, known);
  if (nearest === undefined) return undefined;
  const length = Math.max(nearest.name.length, written.length);
  // Two swapped letters are two edits, which in a very short name make a different name.
  const most = length > 3 ? Math.max(2, Math.floor(length / 4)) : 1;
  return nearest.edits <= most ? nearest.name : undefined;
}

/** The problem for an unknown name, with the likely one or else the most similar ones. */
export function suggestHint(written: string, known: readonly string[]): string {
  const nearest = suggest(written, known);
  return nearest === undefined
    ? listNames(written, known)
    : `did you mean "${nearest}"?`;
}

/** The problem of a key that refers to nothing; `type` says what it should refer to. */
export function refuseKey(
  key: string,
  type: string,
  known: readonly string[],
): Issue {
  return createIssue(
    "unknown-reference",
    `"${key}" is not a known ${spellType(type)}`,
    suggestHint(key, known),
  );
}

/** The name of a content type in words: `BlogCategory` becomes `blog category`. */
export function spellType(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

/** Known names for the end of a message; if there are many, the most similar ones. */
export function listNames(written: string, known: readonly string[]): string {
  if (known.length === 0) return "there is none yet: add one, or remove this";
  const isLong = known.length > maxNames;
  const names = isLong
    ? sortByDistance(written, known).map(({ name }) => name)
    : known;
  const rest = known.length - maxNames;
  const more = rest > 0 ? ` or one of ${rest} more` : "";
  return `use one of: ${names.slice(0, maxNames).join(", ")}${more}`;
}

/** Computes each distance once: a sort would repeat it about ten times. */
function sortByDistance(written: string, known: readonly string[]) {
  return known
    .map((name) => ({
      name,
      edits: distance(written.toLowerCase(), name.toLowerCase()),
    }))
    .sort((a, b) => a.edits - b.edits);
}
